import type { SignOut } from './useSignOut';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';

/** Asked only while a bet is on its way: signing out does not call it back. */
export function SignOutDialog({ asking, busy, confirm, cancel }: SignOut) {
  const t = useText();
  return (
    <Dialog open={asking} onClose={cancel} title={t('session.signOut.title')}>
      <p>{t('session.signOut.betUnderWay')}</p>
      <ActionBar>
        <Button onClick={cancel}>{t('session.signOut.stay')}</Button>
        <Button variant="danger" busy={busy} busyLabel={t('common.submitting')} onClick={confirm}>
          {t('shell.signOut')}
        </Button>
      </ActionBar>
    </Dialog>
  );
}
