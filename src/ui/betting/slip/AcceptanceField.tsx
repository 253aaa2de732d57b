import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';

const CHOICES: readonly OddsAcceptance[] = ['none', 'better', 'any'];

/** What to do when the odds move between the tap and the bet. Better odds only is the default; worse ones never come silently. */
export function AcceptanceField({
  slip,
  value,
  disabled,
}: {
  readonly slip: SlipId;
  readonly value: OddsAcceptance;
  readonly disabled: boolean;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  return (
    <SelectField
      label={t('slip.acceptance')}
      value={value}
      hint={value === 'any' ? t('slip.acceptance.anyHint') : undefined}
      disabled={disabled}
      options={CHOICES.map((choice) => ({ value: choice, label: t(`slip.acceptance.${choice}`) }))}
      onValueChange={(text) => {
        const choice = CHOICES.find((each) => each === text);
        if (choice !== undefined) betting.chooseAcceptance(slip, choice);
      }}
    />
  );
}
