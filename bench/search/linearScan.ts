/** Runs in a page: what each of these costs as one `includes` over every name in lower case, milliseconds. The least that a search without an index can do. */
export function linearScan({
  typed,
  games,
  events,
}: {
  readonly typed: readonly string[];
  readonly games: number;
  readonly events: number;
}): number[] {
  const words = [
    'golden',
    'tiger',
    'royal',
    'lucky',
    'river',
    'harbour',
    'comets',
    'hawks',
    'monsoon',
    'league',
  ];
  const name = (at: number, length: number): string =>
    Array.from({ length }, (_, part) => words[(at * (part + 3) + part) % words.length])
      .concat(String(at))
      .join(' ');
  const names = [
    ...Array.from({ length: games }, (_, at) => name(at, 3)),
    // Two sides and a competition.
    ...Array.from({ length: events }, (_, at) => name(at, 6)),
  ];
  return typed.map((text) => {
    const wanted = text.trim().toLowerCase();
    // The clock of a page is coarse: ten scans, and the tenth of them.
    const began = performance.now();
    let found = 0;
    for (let turn = 0; turn < 10; turn += 1) for (const each of names) if (each.includes(wanted)) found += 1;
    const took = (performance.now() - began) / 10;
    if (found < 0) throw new Error('never');
    return took;
  });
}
