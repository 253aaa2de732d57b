export interface SearchEntry<Kind extends string = string> {
  readonly kind: Kind;
  /** One of a kind. */
  readonly id: string;
  readonly title: string;
  /** Names of what is in it, e.g. of the two sides: found by their initials too. */
  readonly names?: readonly string[];
  /** Where it belongs, e.g. its competition. */
  readonly detail?: string;
  readonly live?: boolean;
  /** Epoch milliseconds. */
  readonly startsAt?: number;
}
