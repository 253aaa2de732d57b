import type { AppConfig, Helpline } from '@/application/ports/device/AppConfig';
import type { Texts } from '@/texts/createTexts';

/** An operator's own, as configured; where there are none, in India and everywhere in the net. */
export function helplinesOf(
  { jurisdiction }: Pick<AppConfig, 'jurisdiction'>,
  t: Texts['t'],
): readonly Helpline[] {
  const { helplines = [] } = jurisdiction;
  if (helplines.length > 0) return helplines;
  return [
    { name: t('playSafe.help.dayAndNight', { line: 'Tele-MANAS' }), phone: '14416' },
    { name: t('playSafe.help.tollFree', { line: 'Tele-MANAS' }), phone: '1-800-891-4416' },
    { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  ];
}
