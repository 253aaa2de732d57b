import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './Drawer.module.css';
import { NO_MONEY } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { LastKnown } from '@/ui/wallet/LastKnown';
import { OldWord } from '@/ui/wallet/OldWord';

/** HDR-04: Main Balance is the cash, 0 where the server says none (WAL-01), Bonus the coins. */
export const DrawerWallet = observer(function DrawerWallet() {
  const { view, sync } = usePlayerApp().wallet;
  const { wallet, current, failed } = view;
  const partsAreOlder = wallet?.partsAreOlder === true || wallet?.lastKnown === true;
  const { t, format } = useTexts();
  // A push says the balance alone; here somebody looks at what it is made of.
  useEffect(() => {
    if (partsAreOlder) void sync();
  }, [partsAreOlder, sync]);
  const old = !current || partsAreOlder;
  return (
    <section className={styles.wallet} aria-label={t('wallet.title')}>
      <dl className={styles.figures}>
        <div>
          <dt>
            {t('wallet.main')}
            <OldWord old={wallet !== null && old} />
          </dt>
          <dd>
            {wallet === null ? (
              <NoFigure failed={failed} />
            ) : (
              <LastKnown old={old}>{format.balance(wallet.cash ?? NO_MONEY)}</LastKnown>
            )}
          </dd>
        </div>
        <div>
          <dt>
            {t('wallet.bonus')}
            <OldWord old={wallet !== null && old} />
          </dt>
          <dd>
            {wallet === null ? (
              <NoFigure failed={failed} />
            ) : (
              <LastKnown old={old}>{format.amount(wallet.coins)}</LastKnown>
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.moves}>
        <LinkButton to="/withdraw" size="small" wide>
          {t('pages.withdraw')}
        </LinkButton>
        <LinkButton to="/gatewaylist" size="small" variant="primary" wide>
          {t('shell.deposit')}
        </LinkButton>
      </div>
    </section>
  );
});

/** Still on its way, or not said: the header asks again. */
function NoFigure({ failed }: { readonly failed: boolean }) {
  return failed ? '–' : <Skeleton />;
}
