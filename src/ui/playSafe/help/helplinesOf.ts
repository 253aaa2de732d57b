import type { AppConfig, Helpline } from '@/application/ports/device/AppConfig';

/** Where an operator names none: in India, and everywhere in the net. */
const USUAL: readonly Helpline[] = [
  { name: 'Tele-MANAS, 24 hours', phone: '14416' },
  { name: 'Tele-MANAS, toll-free', phone: '1-800-891-4416' },
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
];

export function helplinesOf({ jurisdiction }: Pick<AppConfig, 'jurisdiction'>): readonly Helpline[] {
  const { helplines = [] } = jurisdiction;
  return helplines.length === 0 ? USUAL : helplines;
}
