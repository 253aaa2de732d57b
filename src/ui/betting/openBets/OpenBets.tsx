import { observer } from 'mobx-react-lite';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { isWaiting } from '@/domain/betting/isWaiting';
import { waitingChange } from '@/domain/betting/waitingChange';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { CancelAll } from './CancelAll';
import { OpenBet } from './OpenBet';
import card from '../BetCard.module.css';
import { UnreadBets } from '../UnreadBets';
import styles from './OpenBets.module.css';

/** Bets that are not settled yet: those that wait and can be changed first, each group newest first. */
export const OpenBets = observer(function OpenBets() {
  const { betting } = usePlayerApp();
  const t = useText();
  const { openBets, openBetsFailed, openBetsUnread } = betting.view;
  if (openBetsFailed !== null && openBets.length === 0) {
    return <LoadFailed message={openBetsFailed} onRetry={() => void betting.loadOpenBets()} />;
  }
  if (openBets.length === 0 && openBetsUnread > 0) return <UnreadBets count={openBetsUnread} />;
  if (openBets.length === 0) return <EmptyState icon={ReceiptText} text={t('slip.noOpenBets')} />;
  const changes = new Set(openBets.map((bet) => waitingChange(bet, openBets)));
  // What waits out its delay is matched as little as what waits to be taken.
  const waiting = openBets.filter((bet) => isWaiting(bet) || (bet.status === 'pending' && !changes.has(bet)));
  const groups = [
    { name: t('slip.unmatchedBets'), bets: waiting },
    {
      name: t('slip.matchedBets'),
      bets: openBets.filter((bet) => !waiting.includes(bet) && !changes.has(bet)),
    },
  ].filter(({ bets }) => bets.length > 0);
  return (
    <>
      <UnreadBets count={openBetsUnread} />
      {groups.map(({ name, bets }) => (
        <section key={name} className={styles.group}>
          {waiting.length > 0 && <h3 className={styles.groupName}>{name}</h3>}
          {bets === waiting && <CancelAll />}
          <ul className={card.cards} role="list" aria-label={name}>
            {bets.map((bet) => (
              <OpenBet key={bet.id} bet={bet} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});
