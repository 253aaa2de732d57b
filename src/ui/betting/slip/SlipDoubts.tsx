import { observer } from 'mobx-react-lite';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { DoubtBox } from './DoubtBox';

/** Asked in the slip. */
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
  return (
    <DoubtBox
      bet={slip}
      doubts={doubts}
      now={betting.betDoubts(id)}
      anyway={t('slip.doubt.place')}
      onAnyway={() => void betting.placeAnyway(id)}
      onChange={() => betting.dropDoubts(id)}
    />
  );
});
