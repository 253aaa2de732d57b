import { useState } from 'react';
import shared from '../Rewards.module.css';
import styles from './Bonus.module.css';
import { PartText } from './PartText';
import { WageringBar } from './WageringBar';
import type { BonusApp } from '@/application/rewards/BonusApp';
import type { BonusPart, BonusWhole, PartStatus } from '@/domain/rewards/BonusParts';
import { wageringOfPart } from '@/domain/rewards/wagering';
import type { Message } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { StatusChip, type StatusTone } from '@/ui/kit/feedback/StatusChip';
import Lock from 'lucide-react/icons/lock';
import Gift from 'lucide-react/icons/gift';
import type { IconShape } from '@/ui/kit/icons/Icon';

const LOOKS: Readonly<Record<PartStatus, readonly [StatusTone, IconShape?]>> = {
  locked: ['neutral', Lock],
  claimable: ['positive', Gift],
  released: ['positive'],
  expired: ['neutral'],
  cancelled: ['negative'],
};

export interface BonusPartsProps {
  readonly whole: BonusWhole;
  readonly app: Pick<BonusApp, 'claimPart'>;
  readonly onChanged: () => void;
}

/** The parts in the order in which they are earned; the one that is being earned shows how far it is. */
export function BonusParts({ whole: { bonus, parts }, app, onChanged }: BonusPartsProps) {
  const { t, format, renderMessage } = useTexts();
  const [claiming, setClaiming] = useState<number | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const first = parts.find(({ status }) => status === 'claimable');
  const next = bonus.status === 'active' ? parts.find(({ status }) => status === 'locked') : undefined;

  async function claim(part: BonusPart): Promise<void> {
    if (claiming !== null) return;
    setClaiming(part.part);
    setProblem(null);
    const answer = await app.claimPart(bonus.id, part.part);
    setClaiming(null);
    if (!answer.ok) setProblem(answer.error);
    onChanged();
  }
  return (
    <div className={shared.stack}>
      {problem !== null && <InfoBar tone="negative">{renderMessage(problem)}</InfoBar>}
      <ol className={styles.timeline} role="list">
        {parts.map((part, at) => {
          const [tone, icon] = LOOKS[part.status];
          const name = t('bonus.part', { part: part.part });
          return (
            <li key={part.part} className={styles.part} aria-label={name}>
              <span className={classNames(styles.node, styles[part.status])} aria-hidden="true">
                {part.part}
              </span>
              <div className={styles.partBody}>
                <div className={styles.partHead}>
                  <h3>
                    {format.moneyShort(part.amount)} <span>{name}</span>
                  </h3>
                  <StatusChip
                    tone={tone}
                    label={t(`bonus.part.${part.status}`)}
                    {...(icon === undefined ? {} : { icon })}
                  />
                </div>
                {part === next && (
                  <WageringBar
                    name={name}
                    wagering={wageringOfPart(part, parts[at - 1] ?? null, bonus.wagered)}
                  />
                )}
                <PartText part={part} wagered={bonus.wagered} />
                {part.status === 'claimable' && (
                  <div>
                    <Button
                      variant={part === first ? 'primary' : 'secondary'}
                      busy={claiming === part.part}
                      busyLabel={t('bonus.claiming')}
                      onClick={() => void claim(part)}
                    >
                      {t('bonus.claimReady', { paise: part.amount })}
                    </Button>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
