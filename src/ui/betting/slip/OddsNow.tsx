import type { SlipPreview } from '@/application/betting/preview';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

/** The price of now where it is another than the slip's, to be taken with a tap. */
export function OddsNow({
  id,
  slip,
  preview,
  busy,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly preview: SlipPreview | null;
  readonly busy: boolean;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const { currentOdds = null, currentLine = null } = preview ?? {};
  if (currentOdds === null) return null;
  return (
    <Button size="small" variant="ghost" disabled={busy} onClick={() => betting.takeOffer(id)}>
      {t('slip.oddsNow', { odds: priceText(slip.selection.marketKind, currentOdds, currentLine) })}
    </Button>
  );
}
