import type { Game, Kind, Table } from '../../page/Game';
import { layOut, resultLine } from '../../parts/layOut';
import { button, make } from '../../parts/make';
import { readingTime } from '../../parts/motion';
import { rupees } from '../../parts/rupees';
import { endWords } from '../../parts/sayEnd';
import { stakeField } from '../../parts/stakeField';
import { BIG_TIMES, toneOf } from '../../parts/toneOf';
import { symbolName, t } from '../../texts/t';
import { autoplay, BETWEEN_MS } from './autoplay';
import { featureWords } from './featureWords';
import { followsSeeds } from './followsSeeds';
import { slotOwes } from './owes';
import { paytable } from './paytable';
import { reels } from './reels';
import type { SlotRound, SlotView, Spin } from './SlotRound';
import { hashOf } from './symbols';
import './slot.css';

const SKIN_SCENES = 8;

function open(game: Game<SlotView, SlotRound>): Table {
  const { view } = game;
  const stake = stakeField(game.limits, { last: game.view.round });
  const strip = reels(view);
  const result = resultLine(t('slot.hint'));
  const banner = make('p', { className: 'banner', attrs: { 'aria-hidden': 'true' } });
  const machine = make('div', { className: 'machine' }, banner, strip.node);
  machine.dataset['scene'] = String(hashOf(view.skin) % SKIN_SCENES);
  banner.textContent = view.name;
  let seen = '';
  let spinning = false;

  const wordsOf = ({ wins, feature, times = 1 }: Spin): string => {
    const lines = wins.map(({ line, symbol, count, paid }) =>
      t('slot.line', {
        line: line + 1,
        count,
        symbol: symbolName(view.symbols[symbol] ?? ''),
        paid: rupees(paid),
      }),
    );
    return [
      ...(feature === undefined ? [] : [featureWords(view, feature)]),
      ...(times > 1 ? [t('slot.times', { times })] : []),
      ...lines,
    ].join('. ');
  };
  const say = (text: string, tone: string): void => {
    result.textContent = text;
    result.dataset['tone'] = tone;
  };
  const spun = async (round: SlotRound): Promise<void> => {
    let won = 0;
    const count = round.spins.length - 1;
    for (const [at, spin] of round.spins.entries()) {
      machine.dataset['free'] = String(at > 0);
      banner.textContent = at === 0 ? view.name : t('slot.free', { at, count });
      say(at === 0 ? t('slot.luck') : t('slot.freeSoFar', { at, count, won: rupees(won) }), 'going');
      await strip.turn(spin);
      won += spin.paid;
      if (spin.paid > 0) say(wordsOf(spin), toneOf({ stake: round.stake, paid: won }));
      if (at < count) await readingTime(BETWEEN_MS);
    }
    end(round);
  };
  const end = (round: SlotRound, before = ''): void => {
    const paid = round.paid ?? 0;
    const [first] = round.spins;
    const free = round.spins.length - 1;
    seen = round.key;
    machine.dataset['free'] = 'false';
    banner.textContent = paid >= round.stake * BIG_TIMES ? t('slot.big', { paid: rupees(paid) }) : view.name;
    const lines = free === 0 && first !== undefined ? wordsOf(first) : t('slot.freeSpins', { count: free });
    say(
      before +
        (paid > 0 ? t('slot.end', { end: endWords(round.stake, paid), lines }) : endWords(round.stake, 0)),
      toneOf(round),
    );
    const times = `${(paid / round.stake).toFixed(2)}x`;
    void game.remember(round, times, toneOf(round));
  };
  const show = (round: SlotRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    const last = round.spins.at(-1);
    if (last !== undefined) strip.rest(last);
    end(round, before);
  };
  const play = async (): Promise<void> => {
    if (spinning) return;
    const amount = stake.read();
    if (amount === null) {
      auto.stop();
      return;
    }
    spinning = true;
    rest();
    const begun = performance.now();
    const round = await game.begin({ table: 'slot', stake: amount / 100 }, spun);
    spinning = false;
    rest();
    if (document.activeElement === document.body) spin.focus({ preventScroll: true });
    if (round === null) auto.stop();
    else if (await auto.goesOn({ stake: round.stake, paid: round.paid ?? 0, begun })) await play();
  };
  // Between spins of autoplay too: what it may lose is counted by the stake that it began with, and a spin beside it would be a second one at a time.
  const rest = (): void => {
    const isResting = spinning || auto.isOn();
    spin.disabled = isResting;
    stake.row.disabled = isResting;
    const press = auto.isOn() ? auto.end : spin;
    if (press.parentElement !== null) return;
    const hadFocus = dock.contains(document.activeElement);
    dock.replaceChildren(press);
    if (hadFocus) press.focus({ preventScroll: true });
  };
  const spin = button(t('press.spin'), play, 'button main');
  const stakeNow = (): number | null => {
    const amount = stake.read();
    return amount === null ? null : amount / 100;
  };
  const beginAuto = (): void => {
    // It is chosen below the reels, and watched.
    machine.scrollIntoView({ block: 'nearest' });
    void play();
  };
  const auto = autoplay(stakeNow, beginAuto, rest);
  const dock = make('div', { className: 'dock' }, spin);
  const node = layOut({ scene: [machine], result, game }, stake.row, dock, auto.node, paytable(view));
  return { node, show };
}

export const slot: Kind = {
  formula: t('slot.formula'),
  follows: followsSeeds,
  owes: slotOwes,
  open,
};
