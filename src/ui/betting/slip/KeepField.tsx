import { observer } from 'mobx-react-lite';
import { canKeepInPlay } from '@/domain/betting/canKeepInPlay';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import type { SlipFieldProps } from './AcceptanceField';

/** What becomes of the part that nobody took when the match turns in play; only where the market leaves a choice. */
export const KeepField = observer(function KeepField({ id, slip, disabled }: SlipFieldProps) {
  const { betting, config } = usePlayerApp();
  const t = useText();
  const market = betting.marketOf(slip.selection.matchId, slip.selection.marketId);
  if (!config.capabilities.keepInPlay || market === null || !canKeepInPlay(market)) return null;
  return (
    <Checkbox
      label={t('slip.keepInPlay')}
      checked={slip.keepInPlay === true}
      disabled={disabled}
      onCheckedChange={(keepInPlay) => betting.edit(id, { keepInPlay })}
    />
  );
});
