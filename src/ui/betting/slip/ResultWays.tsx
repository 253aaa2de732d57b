import Repeat from 'lucide-react/icons/repeat-2';
import Undo from 'lucide-react/icons/undo-2';
import { observer } from 'mobx-react-lite';
import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { waitingChange } from '@/domain/betting/waitingChange';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { changeText } from '../openBets/changeText';

/** What can be done with a bet that was just placed: what waits of it is called back, or the same is bet again. */
export const ResultWays = observer(function ResultWays({
  id,
  bet,
}: {
  readonly id: SlipId;
  readonly bet: Bet;
}) {
  const { betting, sports } = usePlayerApp();
  const t = useText();
  const { changes, openBets } = betting.view;
  const under = changes.find(({ betId }) => betId === bet.id);
  const free = under === undefined || under.state === 'unheard';
  const undoes = isWaiting(bet) && free && waitingChange(bet, openBets) === null;
  const open = sports.board.definition(bet.marketId)?.status === 'open';
  return (
    <>
      {under !== undefined && <span role="status">{t(changeText(under))}</span>}
      {undoes && (
        <Button size="small" icon={Undo} onClick={() => void betting.cancelBet(bet.id)}>
          {t('slip.undo')}
        </Button>
      )}
      {open && (
        <Button size="small" variant="ghost" icon={Repeat} onClick={() => betting.repeatBet(id)}>
          {t('slip.again')}
        </Button>
      )}
    </>
  );
});
