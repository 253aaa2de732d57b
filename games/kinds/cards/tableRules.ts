import { make } from '../../parts/make';
import { t, textOr } from '../../texts/t';

/** What its fields do not say: what comes back on a tie, what a hand pays, how cards count. A table that is not known says nothing. */
export function tableRules(variant: string): readonly HTMLElement[] {
  const rules = textOr(`rules.${variant}`, '');
  if (rules === '') return [];
  return [
    make(
      'details',
      { className: 'table-rules' },
      make('summary', { text: t('rules.title') }),
      make('p', { className: 'hint', text: rules }),
    ),
  ];
}
