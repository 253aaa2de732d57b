import { observer } from 'mobx-react-lite';
import type { BetSlip, OddsAcceptance } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';

/** Better odds only is the default; worse ones never come silently. */
const ACCEPTED: readonly OddsAcceptance[] = ['none', 'better', 'any'];

/** What happens when the odds move between the tap and the bet. */
export const AcceptanceField = observer(function AcceptanceField({
  id,
  slip,
  disabled,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly disabled: boolean;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  return (
    <SelectField
      label={t('slip.acceptance')}
      value={slip.acceptOdds}
      hint={slip.acceptOdds === 'any' ? t('slip.acceptance.anyHint') : undefined}
      disabled={disabled}
      options={ACCEPTED.map((value) => ({ value, label: t(`slip.acceptance.${value}`) }))}
      onValueChange={(text) => {
        const choice = ACCEPTED.find((each) => each === text);
        if (choice !== undefined) betting.chooseAcceptance(id, choice);
      }}
    />
  );
});
