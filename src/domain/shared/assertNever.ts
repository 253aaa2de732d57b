/** Ends a `switch` over a union: a forgotten case is a compile error, and a bug at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected variant: ${JSON.stringify(value)}`);
}
