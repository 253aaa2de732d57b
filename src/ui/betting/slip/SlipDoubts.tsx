import { observer } from 'mobx-react-lite';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { DoubtBox } from './DoubtBox';

/** Asked in the slip. What is asked about is said as it is now: the price may have moved since. */
export const SlipDoubts = observer(function SlipDoubts({
  id,
  slip,
  doubts,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly doubts: readonly BetDoubt[];
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const now = betting.betDoubts(id);
  return (
    <DoubtBox
      bet={slip}
      doubts={doubts.map((doubt) => now.find(({ kind }) => kind === doubt.kind) ?? doubt)}
      anyway={t('slip.doubt.place')}
      onAnyway={() => void betting.placeAnyway(id)}
      onChange={() => betting.dropDoubts(id)}
    />
  );
});
