// What was promised before a bet, kept by the page itself and held against what is told after the round.
'use strict';
(() => {
  const { SPM } = window;
  const { make, rupees, hex } = SPM;
  const STORE = 'promises';
  const MAX_SAVED = 50;
  const MOST_SHOWN = 12;
  const subtle = globalThis.crypto?.subtle;
  const bytes = (text) => new TextEncoder().encode(text);

  /** A frame without an origin has no storage: then promises last as long as the page. */
  const storage = () => {
    try {
      return window.sessionStorage;
    } catch {
      return null;
    }
  };
  const load = () => {
    try {
      return new Map(JSON.parse(storage()?.getItem(STORE) ?? '[]'));
    } catch {
      return new Map();
    }
  };
  const kept = load();
  /** `round`: the page's own name for it; `promise`: what it had been shown when it was bet on. */
  const keep = (round, promise) => {
    kept.set(round, promise);
    while (kept.size > MAX_SAVED) kept.delete(kept.keys().next().value);
    try {
      storage()?.setItem(STORE, JSON.stringify([...kept]));
    } catch {
      // Full: it is kept in memory all the same.
    }
  };

  const sha256 = async (text) =>
    Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes(text))), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  /** The round's numbers, eight to a signature. */
  const words = async ({ server, client, nonce }, count) => {
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await subtle.importKey('raw', bytes(server), hmac, false, ['sign']);
    const drawn = [];
    for (let part = 0; drawn.length < count; part += 1) {
      const signed = new DataView(await subtle.sign('HMAC', key, bytes(`${client}:${nonce}:${part}`)));
      for (let at = 0; at < 32; at += 4) drawn.push(signed.getUint32(at));
    }
    return drawn;
  };
  const below = (n, word) => Math.floor((word * n) / 2 ** 32);
  const follows = {
    wheel: async (round) => below(37, (await words(round, 1))[0]) === round.pocket,
    mines: async (round) => {
      const tiles = Array.from({ length: 25 }, (_, at) => at);
      const drawn = await words(round, round.mines);
      for (let at = 0; at < round.mines; at += 1) {
        const other = at + below(25 - at, drawn[at]);
        [tiles[at], tiles[other]] = [tiles[other], tiles[at]];
      }
      return tiles.slice(0, round.mines).join() === round.lay.join();
    },
    crash: async (round) => {
      const [high, low] = await words(round, 2);
      const whole = 1n << 52n;
      const drawn = (BigInt(high) << 20n) | BigInt(low >>> 12);
      const above = Number((100n * whole - drawn) / (whole - drawn));
      return round.point === (drawn % 33n === 0n ? 100 : Math.min(100_000, above));
    },
  };
  const FORMULA = {
    wheel: 'The first number × 37 ÷ 2³², rounded down, is the pocket.',
    mines: 'The numbers shuffle the 25 tiles one place after the other; the mines lie on the first ones.',
    crash:
      'd: the first 52 bits. If 33 divides it the flight ends at 1.00x, else at (100 × 2⁵² − d) ÷ (2⁵² − d) hundredths, at most 1,000x.',
  };

  const WORDS = {
    kept: '✓ as promised',
    broken: '✗ NOT as promised',
    lost: 'promise not kept',
    unable: 'not checked',
  };
  const SENTENCES = {
    kept: 'As promised: the hash of the server seed is the promise, and the round follows from the seeds.',
    broken:
      'NOT as promised: the server seed, your seed or the round is another one than you were promised before your bet.',
    lost: 'Cannot be checked: this page was loaded again after the bet and no longer has its promise.',
    unable: 'Cannot be checked here: this browser signs and hashes in secure pages only. Check it by hand.',
  };
  /** One of `WORDS`. A reply is never held against its own words: only against what was known before the bet. */
  const judge = async (table, round) => {
    const promise = kept.get(round.key);
    if (promise === undefined) return 'lost';
    const { nonce, client, commit } = promise;
    if (typeof round.server !== 'string' || round.nonce !== nonce || round.client !== client) return 'broken';
    if (subtle === undefined) return 'unable';
    if ((await sha256(round.server)) !== commit) return 'broken';
    const sound = await follows[table](round).catch(() => false);
    return sound ? 'kept' : 'broken';
  };

  /** The panel under a table. `promised`: the next round's promise; `ended`: a round that is over, which gives its verdict. */
  SPM.fairPanel = (table) => {
    const seed = make('input', {
      className: 'figure',
      attrs: {
        type: 'text',
        id: 'seed',
        value: hex(8),
        maxlength: 64,
        autocomplete: 'off',
        spellcheck: 'false',
      },
    });
    // A round needs one: an empty field gets another by chance.
    seed.addEventListener('change', () => {
      if (seed.value === '') seed.value = hex(8);
    });
    const next = make('dl', { className: 'fair' });
    const last = make('dl', { className: 'fair' });
    const rounds = make('ol', { className: 'rounds' });
    const tell = (list, ...lines) =>
      list.replaceChildren(
        ...lines.flatMap(([name, text, verdict]) => [
          make('dt', { text: name }),
          make('dd', { text, attrs: verdict === undefined ? {} : { 'data-verdict': verdict } }),
        ]),
      );
    let promise = null;
    const node = make(
      'details',
      {},
      make('summary', { text: 'Provably fair' }),
      make('p', {
        className: 'hint',
        text: 'The server seed of each round is promised by its SHA-256 before you bet, and told when the round is over. Together with your seed it decides the round.',
      }),
      make('label', { text: 'Your seed', attrs: { for: 'seed' } }),
      seed,
      next,
      last,
      make('p', {
        className: 'hint',
        text: `By hand: SHA-256(server seed) is the promise. The round's numbers are HMAC-SHA256(server seed, client seed:nonce:part), part 0, 1, 2 …; every eight hex digits are one number. ${FORMULA[table]}`,
      }),
      make('h2', { text: 'Rounds of this visit' }),
      rounds,
    );
    return {
      node,
      promised: (told) => {
        promise = told;
        tell(next, ['Promise for the next round', told.commit], ['Its nonce', String(told.nonce)]);
      },
      /** What goes with a bet; from here on this page knows what it was promised for it. */
      bet: (key) => {
        if (seed.value === '') seed.value = hex(8);
        const { nonce, commit } = promise;
        keep(key, { nonce, commit, client: seed.value });
        return { key, nonce, client: seed.value };
      },
      ended: async (round, text) => {
        const verdict = await judge(table, round);
        tell(
          last,
          ['Last round: promise shown before the bet', kept.get(round.key)?.commit ?? 'No longer known here'],
          ['Last round: server seed', round.server ?? 'Not told'],
          ['Last round: client seed (yours)', round.client],
          ['Last round: nonce', String(round.nonce)],
          ['Last round: check', SENTENCES[verdict], verdict],
        );
        rounds.prepend(
          make(
            'li',
            {},
            make('span', { className: 'nonce', text: `#${round.nonce}` }),
            make('span', { text }),
            make('span', { text: `${rupees(round.stake)} → ${rupees(round.paid ?? 0)}` }),
            make('span', { className: 'proof', text: WORDS[verdict], attrs: { 'data-verdict': verdict } }),
          ),
        );
        while (rounds.children.length > MOST_SHOWN) rounds.lastChild.remove();
        return verdict;
      },
    };
  };
})();
