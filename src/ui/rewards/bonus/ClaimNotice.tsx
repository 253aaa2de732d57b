import { observer } from 'mobx-react-lite';
import type { BonusApp } from '@/application/rewards/BonusApp';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

/** What became of the claim that was sent last. */
export const ClaimNotice = observer(function ClaimNotice({ app }: { readonly app: BonusApp }) {
  const { t, renderMessage } = useTexts();
  const { submission } = app.claiming;
  const close = (
    <Button size="small" variant="ghost" onClick={() => app.acknowledgeClaim()}>
      {t('common.close')}
    </Button>
  );
  switch (submission.state) {
    case 'unknown':
      return (
        <InfoBar tone="warning" inset>
          {t('bonus.claimChecked')}
        </InfoBar>
      );
    case 'unconfirmed':
      return (
        <InfoBar tone="warning" inset>
          {renderMessage(submission.message)}
          {submission.said !== null && <> {renderMessage(submission.said)}</>}
        </InfoBar>
      );
    case 'rejected':
      return (
        <InfoBar tone="negative" action={close} inset>
          {renderMessage(submission.message)}
        </InfoBar>
      );
    case 'accepted':
      return (
        <InfoBar
          tone="info"
          inset
          action={
            <>
              <LinkButton size="small" to={`/bonus/${submission.received.id}`}>
                {t('bonus.view')}
              </LinkButton>
              {close}
            </>
          }
        >
          {t('bonus.claimAccepted', { name: submission.received.name, paise: submission.received.amount })}
          {submission.earlier && <> {t('bonus.claimEarlier')}</>}
        </InfoBar>
      );
    default:
      return null;
  }
});
