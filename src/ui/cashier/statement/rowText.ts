import type { StatementRow } from '@/domain/cashier/Statement';
import type { Texts } from '@/ui/i18n/createTexts';

/** What happened and where, in one line: "Stake held: India v Australia, Match Odds". */
export function rowText({ event, type, name, detail }: StatementRow, t: Texts['t']): string {
  const what = event === 'plain' ? t(`statement.type.${type}`) : t(`statement.what.${event}`);
  if (name === '') return what;
  return detail === ''
    ? t('statement.at', { what, name })
    : t('statement.atMarket', { what, name, market: detail });
}
