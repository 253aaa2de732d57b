import { observer } from 'mobx-react-lite';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { parseStake } from '@/domain/betting/parseStake';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { OutcomePanel } from '../OutcomePanel';

/** The market closed before the bet was placed: why, and that the stake is where it was. */
export const EndedSlip = observer(function EndedSlip({
  slip,
  onDone,
}: {
  readonly slip: BetSlip;
  readonly onDone: () => void;
}) {
  const { sports } = usePlayerApp();
  const t = useText();
  const open = sports.view.match(slip.selection.matchId);
  const over = open.state === 'ready' && open.value.match.status === 'finished';
  const stake = parseStake(slip.stakeText);
  return (
    <OutcomePanel
      tone="warning"
      title={t(over ? 'slip.ended.match' : 'slip.ended.market')}
      text={stake.ok ? t('slip.ended.stake', { stakePaise: stake.value }) : t('slip.ended.nothing')}
      actions={<Button onClick={onDone}>{t('slip.ended.remove')}</Button>}
    />
  );
});
