/**
 * Words that are no names here, and what every engineer says instead. A word counts wherever it stands in a name as a word of its own, as in
 * `keptOnDevice` and `SlipDesk`.
 * @type {Readonly<Record<string, string>>}
 */
export const PLAIN_WORDS = {
  bones: 'skeleton',
  desk: 'service, flow, or what it opens',
  heard: 'received, or what it listens for',
  kept: 'saved',
  nobody: 'visitor, none, or unknown',
  standing: 'situation, position, status, or active…',
  stands: 'exists, isPlaced, or mounted',
  told: 'received, notified, or sent',
  whoever: 'holder, or owner',
  wish: 'intent, or returnTo',
};

/** How constants that are limits begin. */
export const PLAIN_LIMITS = { pattern: /^(MOST|LONGEST)_/, plain: 'MAX_' };

/**
 * Whole names that others took the place of.
 * @type {Readonly<Record<string, string>>}
 */
export const PLAIN_NAMES = {
  BetNews: 'BetUpdates',
  GiveCue: 'PlaySound',
  RepliesAhead: 'PrefetchedReplies',
  learnLanguage: 'loadLanguage',
  settleIn: 'afterFirstPaint',
  wakeLater: 'loadOnFirstInput',
};
