import type { MessageKey } from '@/domain/shared/MessageKey';

/**
 * What the elements say, in the product's own words; what it has a plural or a choice in stands here without. A page of its own has more, and
 * other languages. `{: min}` is a value with what stands before it; without the value both are left out.
 */
export const TEXTS: Readonly<Partial<Record<MessageKey, string>>> = {
  // What is wrong with a slip, and why a bet was not placed.
  'bet.belowMin': 'The stake is below the minimum here{: min}.',
  'bet.aboveMax': 'The stake is above the maximum here{: max}.',
  'bet.aboveMaxProfit': 'The profit would be above the maximum here{: max}.',
  'bet.stakeEmpty': 'Enter a stake.',
  'bet.stakeMalformed': 'Enter the stake as a number, for example 500.',
  'bet.stakeTooLarge': 'This stake is too large. Enter less than 10 crore.',
  'bet.stakeTooFine': 'Use at most two decimals.',
  'bet.oddsOffLadder': 'These odds are not available. Choose the nearest step.',
  'bet.oddsChanged': 'The odds have changed. Check the new odds and decide again.',
  'bet.suspended': 'Betting on this market is suspended for now.',
  'bet.ballRunning': 'The ball is running. Bets open again in a moment.',
  'bet.insufficientBalance': 'Your balance is too low for this bet.',
  'bet.exposureLimit': 'This bet would take your exposure over your limit.',
  'bet.unmatchedNotAllowed': 'There is no match at these odds now, and unmatched bets are not allowed here.',
  'bet.marketClosed': 'This market is closed.',
  'bet.selfLimit': 'This bet would go over a limit you set yourself.',
  'bet.betChanged': 'The bet was not changed: it was matched or cancelled first.',
  'bet.calledBack': 'You cancelled it while the in-play delay was running. No money was taken.',
  'bet.server': 'The server did not accept this bet. Check it and try again.',
  'bet.duplicateInFlight': 'This bet is already being placed.',
  'bet.tooManySlips': 'Ten slips are open. Place or close one of them first.',
  'bet.notOffered': 'Betting is not available here. Prices are for information only.',
  'bet.stale': 'Prices are not up to date. Betting opens again when they are.',
  'bet.offline': 'You are offline. Betting opens again when you are connected.',
  'bet.logInFirst': 'Log in to bet.',
  // What became of bets.
  'bet.placed': 'Bet placed: {selection}, {stake}',
  'bet.matched': 'Bet matched: {selection}, {stake}',
  'bet.partlyMatched': 'Bet partly matched: {selection}',
  'bet.unmatched': 'Bet placed, not matched yet: {selection}',
  'bet.notPlaced': 'Not placed: {selection} {price}, {stake}. No money was taken.',
  'bet.notSent':
    'Not sent: {selection} {price}, {stake}. It did not leave this device. You can place it again.',
  'bet.unheard':
    'No answer yet for this bet: {selection} {price}, {stake}. Placing it again is safe: it cannot be placed twice.',
  'bet.forgotten':
    'No answer came for {selection} {price}, {stake}. Check your bets before you place it again.',
  'bet.cameLater': 'Placed after all: {selection} {price}, {stake}. The answer came late.',
  'bet.slipEnded':
    '{market} ({match}) is closed. The bet on your slip was not placed, and no money was taken.',
  'bet.lapsed': 'Bet lapsed: {selection}. It was not matched in time; the money is back in your balance.',
  'bet.cancelled': 'Cancelled: {selection}. The unmatched part is back in your balance.',
  'bet.changed': 'Bet changed: {selection}',
  'bet.settledWon': 'Bet won: {selection}, {amount}',
  'bet.settledLost': 'Bet lost: {selection}, {amount}',
  'bet.settledVoid': 'Bet void: {selection}. Your stake is back.',
  // The way in, and the way to the server.
  'login.usernameEmpty': 'Username cannot be empty',
  'login.passwordEmpty': 'Password cannot be empty',
  'login.success': 'Login Success',
  'login.failed': 'Login Failed',
  'request.failed': 'Request failed',
  'session.ended': 'Your session has ended. Log in again.',
  'session.refused': 'The server ended your session. Log in again.',
  'session.notStored':
    'You are logged in, but this browser cannot remember it: once you close the page, you have to log in again.',
  'wire.offline': 'We cannot reach the server. Check your connection and try again.',
  'wire.timedOut': 'This is taking too long. Try again.',
  'wire.unexpectedReply': 'The server’s answer could not be read. Try again in a moment.',
  'wire.serverTrouble': 'Something is wrong on our side. Try again in a moment.',
  'wire.coolDown': 'Too many attempts. Wait {seconds} s and try again.',
  'wire.notOffered': 'This is not available on this site.',
  'notice.announcementsFailed': 'Failed to get notifications',
  'matches.failed': 'The matches could not be loaded.',
  'matches.notOffered': 'No matches on this site yet.',
  'sports.matchNotFound': 'This match is no longer available.',
  'sports.matchAbsent': 'There is nothing to show for this match. Your bets on it are in My Bets.',
};
