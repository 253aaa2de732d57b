/** A text that an operator replaces with its own: ours is a marked template, loaded with its page only. */
export interface LegalText {
  /** Shown as it is: a template has no date of its own. */
  readonly version: string;
  /** From when it counts, as its writer says it; a template counts nowhere. */
  readonly effective?: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The anchor: lowercase words and dashes. */
  readonly id: string;
  readonly title: string;
  /** Rules of the games stand under the tab of their kind; without one they count for all. */
  readonly topic?: RulesTopic;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** The tabs of /gamesrule, in order. */
export const RULES_TOPICS = ['matchOdds', 'bookmaker', 'fancy', 'casino', 'instant'] as const;

export type RulesTopic = (typeof RULES_TOPICS)[number];

/** The pages whose words are the operator's own affair. */
export const LEGAL_PAGES = ['terms', 'privacy', 'responsiblePlay', 'fairPlay', 'gameRules'] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];
