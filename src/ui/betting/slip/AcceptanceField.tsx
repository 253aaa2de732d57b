import { observer } from 'mobx-react-lite';
import { ODDS_STEPS, type BetSlip, type OddsAcceptance } from '@/domain/betting/BetSlip';
import { acceptanceOn, worstOdds } from '@/domain/betting/worstOdds';
import type { SlipId } from '@/domain/shared/ids';
import { priceText } from '@/domain/sports/priceText';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';

/** Better odds only is the default; worse ones never come silently. How much worse is said where there is a ladder and the backend knows such a bound. */
const ACCEPTED: readonly OddsAcceptance[] = ['none', 'better', ...ODDS_STEPS, 'any'];

export interface SlipFieldProps {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly disabled: boolean;
}

/** What happens when the odds move between the tap and the bet. */
export const AcceptanceField = observer(function AcceptanceField({ id, slip, disabled }: SlipFieldProps) {
  const { betting, config } = usePlayerApp();
  const t = useText();
  const { selection } = slip;
  const bounded = config.capabilities.oddsBound && MARKET_KINDS[selection.marketKind].onLadder;
  const choices = ACCEPTED.filter((each) => bounded || typeof each !== 'number');
  const accepted = acceptanceOn(selection, slip.acceptOdds);
  const worst = worstOdds(selection, slip);
  const hint = (): string | undefined => {
    if (accepted === 'any') return t('slip.acceptance.anyHint');
    if (typeof accepted !== 'number' || worst === null) return undefined;
    return t('slip.acceptance.stepsHint', { odds: priceText(selection.marketKind, worst) });
  };
  return (
    <SelectField
      label={t('slip.acceptance')}
      value={String(accepted)}
      hint={hint()}
      disabled={disabled}
      options={choices.map((each) => ({
        value: String(each),
        label:
          typeof each === 'number'
            ? t('slip.acceptance.steps', { steps: each })
            : t(`slip.acceptance.${each}`),
      }))}
      onValueChange={(text) => {
        const choice = choices.find((each) => String(each) === text);
        if (choice !== undefined) betting.chooseAcceptance(id, choice);
      }}
    />
  );
});
