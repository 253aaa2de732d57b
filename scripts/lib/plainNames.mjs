/**
 * Words that are no names here, and what every engineer says instead. A word counts wherever it stands in a name as a word of its own, as in
 * `keptOnDevice` and `SlipDesk`.
 * @type {Readonly<Record<string, string>>}
 */
export const PLAIN_WORDS = {
  bones: 'skeleton',
  desk: 'service, flow, or what it opens',
  kept: 'saved',
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
