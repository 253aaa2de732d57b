import { useState, type FormEvent } from 'react';
import styles from './Sandbox.module.css';
import type { Decide } from './useReviews';
import type { SandboxReview } from '@/application/ports/device/SandboxTools';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';

export interface ReviewRowProps {
  readonly review: SandboxReview;
  readonly decide: Decide;
}

/** The kinds of request that have a reason of their own to begin with; any other is given by hand. */
const REASONED = ['deposit', 'withdrawal', 'bank', 'kyc'] as const;

/** One request and its three fates; declining asks for a reason first. */
export function ReviewRow({ review, decide }: ReviewRowProps) {
  const { t, format } = useTexts();
  const kind = REASONED.find((each) => each === review.kind);
  const [reason, setReason] = useState<string | null>(null);

  function decline(event: FormEvent): void {
    event.preventDefault();
    void decide(review.id, 'decline', reason ?? '');
  }

  return (
    <li className={styles.message}>
      <p>
        <bdi>{review.what}</bdi>
      </p>
      <p className={styles.meta}>
        <bdi>{review.id}</bdi> · {t('sandbox.reviews.due', { time: format.time(review.dueAt) })}
      </p>
      {reason === null ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => void decide(review.id, 'approve')}>
            {t('sandbox.reviews.approve')}
          </Button>
          <Button
            size="small"
            onClick={() => setReason(kind === undefined ? '' : t(`sandbox.reviews.reason.${kind}`))}
          >
            {t('sandbox.reviews.decline')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => void decide(review.id, 'expire')}>
            {t('sandbox.reviews.expire')}
          </Button>
        </div>
      ) : (
        <form className={styles.stack} onSubmit={decline}>
          <TextField
            label={t('sandbox.reviews.reason')}
            value={reason}
            maxLength={200}
            onValueChange={setReason}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="danger">
              {t('sandbox.reviews.decline')}
            </Button>
            <Button size="small" onClick={() => setReason(null)}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
