/** The colours there are, as degrees: each a class of slot.css. */
const HUES = [44, 350, 210, 150, 280, 24, 185, 320, 95, 240] as const;
type Hue = (typeof HUES)[number];

/** What things look like, the likeliest colour first: a mango is yellow, or orange, and never blue. */
const OWN: Readonly<Partial<Record<Hue, string>>> = {
  44: 'lion mango sun star coin bell crown lamp horn trophy thali dune sack basket saffron',
  350: 'ruby heart cherry drum kite pepper ball boot seven rajah book silk dragon',
  210: 'sword reel umbrella sapphire peak meter boat drop eagle sky glove conch kettle',
  150: 'parrot emerald leaf banyan cobra tent frog cardamom map',
  280: 'gem owl lotus pot maharani',
  24: 'tiger camel clay chai bat clove temple fort sitar sweet fish stumps',
  185: 'diamond peacock yeti cloud',
  320: 'flower sari shell pearl',
  95: 'tuktuk flute',
  240: 'elephant moon camera',
};
/** Where another of the same reels has that colour: what else they may be. */
const OTHER: Readonly<Partial<Record<Hue, string>>> = {
  44: 'tiger camel dune stumps flute eagle horn',
  350: 'sari chai fort clove saffron flower maharani umbrella lotus',
  210: 'elephant moon peacock camera fish diamond cloud yeti',
  150: 'tuktuk pepper cardamom dragon gem',
  280: 'moon rajah umbrella flower book star sitar',
  24: 'lion mango sun lamp drum bell coin basket sack boot pot conch eagle',
  185: 'boat drop sword kettle meter reel peak conch',
  320: 'lotus maharani silk sweet kite crown heart temple saffron',
  95: 'leaf frog banyan parrot map cobra mango',
  240: 'owl sapphire camera book',
};

function huesFor(name: string): readonly Hue[] {
  const own = [OWN, OTHER].flatMap((table) =>
    HUES.filter((hue) => table[hue]?.split(' ').includes(name) === true),
  );
  // A name that the tables do not know may have any.
  return own.length === 0 ? HUES : own;
}

/** A colour for each symbol of a skin: one of its own, and as few as possible alike. Where two want one, who came first looks for another. */
export function huesOf(names: readonly string[]): ReadonlyMap<string, Hue> {
  const own = new Map(names.map((name) => [name, huesFor(name.toLowerCase())]));
  const owner = new Map<Hue, string>();
  const place = (name: string, asked: Set<Hue>): boolean =>
    (own.get(name) ?? []).some((hue) => {
      if (asked.has(hue)) return false;
      asked.add(hue);
      const before = owner.get(hue);
      if (before !== undefined && !place(before, asked)) return false;
      owner.set(hue, name);
      return true;
    });
  for (const name of names) place(name, new Set());
  const placed = new Map([...owner].map(([hue, name]) => [name, hue]));
  return new Map(names.map((name) => [name, placed.get(name) ?? own.get(name)?.[0] ?? HUES[0]]));
}
