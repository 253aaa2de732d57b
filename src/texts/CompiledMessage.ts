/** `name`, or `[name, kind, cases]`; a bare '#' inside a plural is its number. */
type Argument =
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'plural' | 'selectordinal' | 'select', cases: Cases];

export type Cases = Readonly<Record<string, CompiledMessage | number | undefined>>;
export type Token = string | Argument;

/** A message as scripts/lib/icuCatalogue.mjs leaves it: text, or tokens to join. */
export type CompiledMessage = string | readonly Token[];
export type Messages = Readonly<Record<string, CompiledMessage>>;
