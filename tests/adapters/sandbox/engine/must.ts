/** As `expect`, for what is asked a hundred thousand times: a matcher costs more than the game. */
export function must(holds: boolean, what: string, ...seen: readonly unknown[]): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(seen)}`);
}
