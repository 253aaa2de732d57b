/** What is said of a cash out. */
export type CashOutKey =
  | 'cashOut.none'
  | 'cashOut.done'
  | 'cashOut.notDone'
  | 'cashOut.unheard'
  | 'cashOut.forgotten';
