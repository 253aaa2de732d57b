/** What a backend may be able to do beyond the specification, by the names of `capabilities` in `config.json`. The one list: whoever needs all of them asks it. */
export const CAPABILITIES = [
  'betKeys',
  'marketStream',
  'betPlacement',
  /** A bet can be cancelled while its in-play delay runs. */
  'cancelInDelay',
  /** An order may name the worst odds that it takes. */
  'oddsBound',
  /** What waits of a bet may stay when its market turns in play, where the market says so. */
  'keepInPlay',
  'cashOut',
  /** A part of a position can be cashed out. */
  'cashOutPart',
  /** It cashes a position out by itself, once that brings a figure of the player's own. */
  'autoCashOut',
  'playSafe',
  /** It has a list of games of its own; without it the lobbies show ours. */
  'casinoCatalogue',
  /** It tells the whole score of a match, ball by ball. */
  'score',
  /** It logs a player in by a code that it sends to the mobile. */
  'otpLogIn',
  /** It tells what came of each settled market, with commission. */
  'reports',
  /** It tells the results of matches that are over. */
  'results',
  /** It sends push messages to browsers whose page is closed. */
  'webPush',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

export type Capabilities = Readonly<Record<Capability, boolean>>;

/** A value for each of them. */
export function forEachCapability<Value>(
  valueOf: (name: Capability) => Value,
): Readonly<Record<Capability, Value>> {
  const all: Partial<Record<Capability, Value>> = {};
  for (const name of CAPABILITIES) all[name] = valueOf(name);
  return all as Readonly<Record<Capability, Value>>;
}
