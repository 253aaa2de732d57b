import type { Pattern } from './hindi';

/** A text of the sandbox that nobody has put into words yet: which one, and what stands in its places. Plain data: it travels in snapshots. */
export interface Said {
  readonly say: Pattern;
  readonly with?: Readonly<Record<string, Words | number>>;
}

/** A name, or what a person wrote, is shown as it is; a text of the sandbox is put into words when a reply leaves (`inWords`). */
export type Words = string | Said;

export function say(pattern: Pattern, values?: Said['with']): Said {
  return values === undefined ? { say: pattern } : { say: pattern, with: values };
}

/** One sentence after the other. */
export function sayBoth(first: Words, second: Words): Said {
  return say('{first} {second}', { first, second });
}
