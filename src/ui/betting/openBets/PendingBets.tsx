import { observer } from 'mobx-react-lite';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { OutcomePanel } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';

/** Bets sent before, e.g. before a reload, whose answer never came. They are being asked for; nothing is sent twice. One that no server has seen is on its price. */
export const PendingBets = observer(function PendingBets() {
  const { betting } = usePlayerApp();
  const { t, format } = useTexts();
  const { pending, slips } = betting.view;
  const shown = new Set(slips.map(({ placement }) => ('key' in placement ? placement.key : null)));
  return pending
    .filter((each) => !shown.has(each.key))
    .map((each) => (
      <OutcomePanel
        key={each.key}
        tone="warning"
        title={t(each.unheard === true ? 'slip.unheard.title' : 'slip.checking')}
        text={t(each.unheard === true ? 'slip.unheardBet' : 'slip.pendingBet', {
          runner: each.slip.selection.runnerName,
          stake: format.moneyShort(each.stake),
          reference: referenceOf(each.key),
        })}
      />
    ));
});
