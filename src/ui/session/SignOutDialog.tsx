import type { SignOut } from './useSignOut';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';

/** Says what signing out does not call back, or ends, before it is done. */
export function SignOutDialog({ asking, doubts, busy, confirm, cancel }: SignOut) {
  const t = useText();
  return (
    <Dialog open={asking} onClose={cancel} title={t(`session.signOut.${doubts[0] ?? 'betUnderWay'}.title`)}>
      {doubts.map((doubt) => (
        <p key={doubt}>{t(`session.signOut.${doubt}`)}</p>
      ))}
      <ActionBar>
        <Button onClick={cancel}>{t('session.signOut.stay')}</Button>
        <Button variant="danger" busy={busy} busyLabel={t('common.submitting')} onClick={confirm}>
          {t('shell.signOut')}
        </Button>
      </ActionBar>
    </Dialog>
  );
}
