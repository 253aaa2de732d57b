import { internalPath } from './internalPath';

export type HeaderItemId =
  | 'sports'
  | 'exchange'
  | 'inplay'
  | 'aviator'
  | 'ezugi'
  | 'evolution'
  | 'slots'
  | 'xpg'
  | 'vivo'
  | 'qtech'
  | 'supernowa'
  | 'promotions';

export interface NavigationItem<Id extends string> {
  /** Also the key of its label in the language catalogue. */
  readonly id: Id;
  /** null: it leads nowhere. */
  readonly path: string | null;
}

export interface ConfiguredTargets {
  readonly ezugiHref: string;
  readonly evolutionHref: string;
  /** Promotions has no target of its own (HDR-02): the brand may give it one. */
  readonly promotionsHref?: string | undefined;
  readonly brand?: { readonly navigation?: readonly NavigationChoice[] | undefined } | undefined;
}

/** The name of one of our items, or an item of the brand's own: its words and a path of ours. */
export type NavigationChoice = string | OwnItem;

/** The same in every language, or by language. */
export type OwnWords = string | Readonly<Record<string, string>>;

interface OwnItem {
  readonly text: OwnWords;
  readonly to: string;
}

/** With `text`, the brand's own words instead of a key's. */
export type HeaderItem =
  | NavigationItem<HeaderItemId>
  | (NavigationItem<string> & { readonly text: OwnWords });

/**
 * The 12 items of the header in order, or what the brand chose of them and its own; a name that is none of ours is left out. A visitor's press opens the log-in panel with the target as where to go afterwards (HDR-01), a player's
 * leads there (HDR-02).
 */
export function headerItems(configured: ConfiguredTargets): readonly HeaderItem[] {
  const ours = ourItems(configured);
  return (
    configured.brand?.navigation?.flatMap((choice): readonly HeaderItem[] =>
      typeof choice === 'string'
        ? ours.filter(({ id }) => id === choice)
        : [{ id: choice.to, text: choice.text, path: internalPath(choice.to) }],
    ) ?? ours
  );
}

function ourItems(configured: ConfiguredTargets): readonly NavigationItem<HeaderItemId>[] {
  return [
    { id: 'sports', path: '/spmsports/cricket' },
    { id: 'exchange', path: '/exchange/Cricket' },
    { id: 'inplay', path: '/spmsports/live' },
    { id: 'aviator', path: '/casino/spribe/aviator' },
    { id: 'ezugi', path: internalPath(configured.ezugiHref) ?? '/casino/ezugi' },
    { id: 'evolution', path: internalPath(configured.evolutionHref) ?? '/casino/evolution' },
    { id: 'slots', path: '/slots' },
    { id: 'xpg', path: '/casino/xpg' },
    { id: 'vivo', path: '/casino/vivo' },
    { id: 'qtech', path: '/casino/qtech' },
    { id: 'supernowa', path: '/casino/supernowa' },
    { id: 'promotions', path: internalPath(configured.promotionsHref ?? '') },
  ];
}

/** HDR-03, without Sign Out, which is no address. */
export const PROFILE_ITEMS = [
  { id: 'profile', path: '/profile' },
  { id: 'deposit', path: '/gatewaylist' },
  { id: 'withdraw', path: '/withdraw' },
  { id: 'myBets', path: '/mybets' },
  { id: 'bonus', path: '/bonus' },
  { id: 'referral', path: '/referral' },
  { id: 'statement', path: '/cashier' },
] as const;

/** NAV-09. */
export const FOOTER_ITEMS = [
  { id: 'terms', path: '/terms' },
  { id: 'privacy', path: '/privacypolicy' },
  { id: 'responsiblePlay', path: '/responsiblegame' },
  { id: 'contact', path: '/contactus' },
  { id: 'fairPlay', path: '/fairplay' },
  { id: 'gameRules', path: '/gamesrule' },
] as const;
