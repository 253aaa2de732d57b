import type { Kind, Promised, Round, View } from '../page/Game';
import { randomHex } from '../parts/hex';
import { make } from '../parts/make';
import { rupees } from '../parts/rupees';
import { t } from '../texts/t';
import { judge } from './judge';
import type { Verdict } from './judge';
import { promiseOf, savePromise } from './promises';
import { writeRecord } from './record';
import { verifierLink } from './verifierLink';

const MAX_SHOWN = 12;
const seedField = (): HTMLInputElement => {
  const attrs = { type: 'text', id: 'seed', value: randomHex(8), maxlength: 64 };
  const seed = make('input', {
    className: 'figure',
    attrs: { ...attrs, autocomplete: 'off', spellcheck: 'false' },
  });
  // A round needs one: an empty field gets another by chance.
  seed.addEventListener('change', () => {
    if (seed.value === '') seed.value = randomHex(8);
  });
  return seed;
};

type Line = readonly [name: string, text: string, verdict?: Verdict];

function fillList(list: HTMLElement, ...lines: Line[]): void {
  list.replaceChildren(
    ...lines.flatMap(([name, text, verdict]) => [
      make('dt', { text: name }),
      make('dd', { text, attrs: verdict === undefined ? {} : { 'data-verdict': verdict } }),
    ]),
  );
}

/** One line of the list of rounds. */
function roundLine(round: Round, text: string, verdict: Verdict): HTMLElement {
  return make(
    'li',
    {},
    make('span', { className: 'nonce', text: `#${round.nonce}` }),
    make('span', { text }),
    make('span', { text: `${rupees(round.stake)} → ${rupees(round.paid ?? 0)}` }),
    make('span', { className: 'proof', text: t(`fair.${verdict}`), attrs: { 'data-verdict': verdict } }),
  );
}

/** What a player copies to check a round later. Not drawn before there is one. */
function recordOf() {
  const text = make('textarea', {
    className: 'figure',
    attrs: { id: 'record', rows: 3, readonly: true, spellcheck: 'false' },
  });
  // Whoever goes there wants all of it.
  text.addEventListener('focus', () => text.select());
  const node = make('div', {}, make('label', { text: t('verify.save'), attrs: { for: 'record' } }), text);
  node.hidden = true;
  return {
    node,
    show: (record: string): void => {
      text.value = record;
      node.hidden = record === '';
    },
  };
}

export interface FairPanel {
  readonly node: HTMLElement;
  readonly promised: (next: Promised) => void;
  /** What goes with a bet; from here on this page knows what it was promised for it. */
  readonly bet: (key: string) => { readonly key: string; readonly nonce: number; readonly client: string };
  /** A round that is over gives its verdict. */
  readonly ended: (round: Round, text: string) => Promise<Verdict>;
}

/** The proof under a table: the promise of the next round, the check of the last one, and how to reckon it by hand. */
export function fairPanel(kind: Kind, view: View): FairPanel {
  const seed = seedField();
  const next = make('dl', { className: 'fair' });
  const last = make('dl', { className: 'fair' });
  const rounds = make('ol', { className: 'rounds', attrs: { 'data-none': t('fair.none') } });
  const record = recordOf();
  const link = verifierLink();
  let promise: Promised = { nonce: 0, commit: '' };
  const node = make(
    'details',
    {},
    make('summary', { text: t('fair.title') }),
    make('p', { className: 'hint', text: t('fair.how') }),
    make('label', { text: t('fair.seed'), attrs: { for: 'seed' } }),
    seed,
    next,
    last,
    record.node,
    ...(link === null ? [] : [link]),
    make('p', { className: 'hint', text: t('fair.byHand', { formula: kind.formula }) }),
    make('h2', { text: t('fair.rounds') }),
    rounds,
  );
  return {
    node,
    promised: (coming) => {
      if (coming.commit === promise.commit && coming.nonce === promise.nonce) return;
      promise = coming;
      fillList(next, [t('fair.next'), coming.commit], [t('fair.nextNonce'), String(coming.nonce)]);
    },
    bet: (key) => {
      if (seed.value === '') seed.value = randomHex(8);
      const { nonce, commit } = promise;
      savePromise(key, { nonce, commit, client: seed.value });
      return { key, nonce, client: seed.value };
    },
    ended: async (round, text) => {
      const verdict = await judge(kind, view, round);
      const known = promiseOf(round.key);
      record.show(known === undefined ? '' : writeRecord({ view, round, promise: known }));
      fillList(
        last,
        [t('fair.promise'), known?.commit ?? t('fair.promiseLost')],
        [t('fair.server'), round.server ?? t('fair.serverMissing')],
        [t('fair.client'), round.client],
        [t('fair.nonce'), String(round.nonce)],
        [t('fair.check'), t(`fair.${verdict}Why`), verdict],
      );
      rounds.prepend(roundLine(round, text, verdict));
      while (rounds.children.length > MAX_SHOWN) rounds.lastChild?.remove();
      return verdict;
    },
  };
}
