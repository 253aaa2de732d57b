import { checkOf, type Check } from '../fair/judge';
import { numbersOf, sha256 } from '../fair/numbers';
import { readRecord, type RoundRecord } from '../fair/record';
import { KINDS } from '../kinds/kinds';
import { button, make } from '../parts/make';
import { rupees } from '../parts/rupees';
import { t } from '../texts/t';

const NUMBERS = 8;

/** The page that checks a round by its record, without a game, a session or the network: all of it is reckoned here. */
export function startVerifier(): void {
  document.title = t('verify.title');
  const record = make('textarea', {
    className: 'figure',
    attrs: { id: 'record', rows: 8, autocomplete: 'off', spellcheck: 'false' },
  });
  const problem = make('p', { className: 'problem', attrs: { role: 'alert' } });
  const found = make('div', { attrs: { role: 'status' } });
  const check = async (): Promise<void> => {
    const read = readRecord(record.value.trim());
    const kind = read !== null && Object.hasOwn(KINDS, read.view.table) ? KINDS[read.view.table] : undefined;
    problem.textContent = read === null || kind === undefined ? t('verify.unreadable') : '';
    found.replaceChildren();
    if (read === null || kind === undefined) return;
    const checked = await checkOf(kind, read.view, read.round, read.promise);
    found.append(await foundOf(read, checked), make('p', { className: 'hint', text: kind.formula }));
  };
  const root = document.getElementById('game') ?? document.body;
  root.replaceChildren(
    make('header', {}, make('h1', { text: t('verify.title') })),
    make('p', { className: 'hint', text: t('verify.how') }),
    make('label', { text: t('verify.record'), attrs: { for: 'record' } }),
    record,
    button(t('verify.check'), check, 'button main'),
    problem,
    found,
    make('p', { className: 'hint', text: t('fair.byHand', { formula: '' }) }),
  );
}

async function foundOf({ view, round, promise }: RoundRecord, { verdict, why }: Check): Promise<HTMLElement> {
  const sure = verdict !== 'unable';
  const hash = sure ? await sha256(round.server ?? '') : t('fair.unable');
  const numbers = sure ? (await numbersOf(round, NUMBERS)).join(' ') : t('fair.unable');
  const lines: readonly (readonly [name: string, text: string, verdict?: string])[] = [
    [t('verify.verdict'), t(`verify.${why}`), verdict],
    [t('verify.round'), `${view.name} #${round.nonce}`],
    [t('verify.money'), `${rupees(round.stake)} → ${rupees(round.paid ?? 0)}`],
    [t('verify.promise'), promise.commit],
    [t('verify.hash'), hash],
    [t('verify.server'), round.server ?? ''],
    [t('verify.client'), promise.client],
    [t('verify.numbers', { count: NUMBERS }), numbers],
  ];
  return make(
    'dl',
    { className: 'fair' },
    ...lines.flatMap(([name, text, said]) => [
      make('dt', { text: name }),
      make('dd', { text, attrs: said === undefined ? {} : { 'data-verdict': said } }),
    ]),
  );
}
