import type { StatementRow } from '@/domain/cashier/Statement';
import type { Texts } from '@/texts/createTexts';

/** What happened: "Exposure held". */
export function eventText({ event, type }: StatementRow, t: Texts['t']): string {
  return event === 'plain' ? t(`statement.type.${type}`) : t(`statement.what.${event}`);
}

/** What happened and where, in one line: "Exposure held: India v Australia, Match Odds". */
export function rowText(row: StatementRow, t: Texts['t']): string {
  const { name, detail } = row;
  const what = eventText(row, t);
  if (name === '') return what;
  return detail === ''
    ? t('statement.at', { what, name })
    : t('statement.atMarket', { what, name, market: detail });
}
