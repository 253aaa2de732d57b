/** What is said of a cash out, by hand or by itself. */
export type CashOutKey =
  | 'cashOut.none'
  | 'cashOut.done'
  | 'cashOut.doneOf'
  | 'cashOut.doneWaiting'
  | 'cashOut.partOf'
  | 'cashOut.partWaiting'
  | 'cashOut.notDone'
  | 'cashOut.unheard'
  | 'cashOut.forgotten'
  | `autoCashOut.${'empty' | 'malformed' | 'tooFine' | 'tooHigh' | 'tooLow' | 'reached' | 'noBets'}`
  | `autoCashOut.${'set' | 'notSet' | 'earlier' | 'elsewhere' | 'unheard' | 'notAsked' | 'forgotten'}`
  | `autoCashOut.${'removed' | 'notRemoved' | 'removeUnheard' | 'done' | 'dropped' | 'failed'}`;
