/** Why a bet was not placed, as the server's code says; each has its own sentence. */
export type RejectionReason =
  | 'belowMin'
  | 'aboveMax'
  | 'aboveMaxProfit'
  | 'oddsChanged'
  | 'oddsOffLadder'
  | 'suspended'
  | 'ballRunning'
  | 'insufficientBalance'
  | 'exposureLimit'
  | 'unmatchedNotAllowed'
  | 'marketClosed'
  | 'selfLimit'
  /** Of an edit: the bet that it was to replace was matched or cancelled first. */
  | 'betChanged'
  /** The player called it back while its delay ran. */
  | 'cancelled'
  | 'server';
