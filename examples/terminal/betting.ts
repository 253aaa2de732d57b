import type { Placement } from '@/domain/betting/Placement';
import { isUndecided } from '@/domain/betting/isUndecided';
import type { Bet } from '@/domain/betting/Bet';
import type { OpenMatch } from '@/application/ports/state/MatchesState';
import { priceText } from '@/domain/sports/priceText';
import type { Side } from '@/domain/sports/Side';
import { Misunderstood, type Terminal } from './Terminal';
import { rupeesOf } from './words';

/** The match that was opened, with its markets. */
export function openMatch({ app, match }: Terminal): OpenMatch {
  const found = match === null ? null : app.sports.view.match(match.id);
  if (found?.state !== 'ready')
    throw new Misunderstood('No match is open: match NUMBER opens one of the list.');
  return found.value;
}

/** Opens a slip on the best price of a runner. */
export async function pick(terminal: Terminal, side: Side, words: readonly string[]): Promise<void> {
  const { app, time, say } = terminal;
  const [runnerNumber = '', stakeText = '', marketNumber = '1'] = words;
  const { match, markets } = openMatch(terminal);
  const market = markets[Number(marketNumber) - 1];
  const runner = market?.runners[Number(runnerNumber) - 1];
  if (market === undefined || runner === undefined || stakeText === '')
    throw new Misunderstood(`${side} RUNNER STAKE [MARKET]: there is no such runner, or no stake.`);
  await time.until(() => app.sports.board.freshness(market.id) === 'live', 'live prices');
  const before = new Set(app.betting.view.slips.map(({ id }) => id));
  app.betting.pickPrice(
    {
      ...{ matchId: match.id, matchName: match.name, marketId: market.id, marketName: market.name },
      ...{ marketKind: market.kind, runnerId: runner.id, runnerName: runner.name, side },
    },
    0,
  );
  const opened = app.betting.view.slips.find(({ id }) => !before.has(id))?.id ?? app.betting.view.activeSlip;
  if (opened === null) throw new Misunderstood('This price cannot be taken now.');
  terminal.slip = opened;
  app.betting.edit(opened, { stakeText });
  saySlip(terminal);
  say('chosen', { market: market.name, runner: runner.name, side });
}

export function saySlip({ app, say, texts, slip }: Terminal): void {
  const view = app.betting.view.slips.find(({ id }) => id === slip);
  const figures = slip === null ? null : app.betting.preview(slip);
  if (view === undefined || figures === null) return;
  const { selection, odds, line, stakeText } = view.slip;
  say('slip', {
    ...{ market: selection.marketName, runner: selection.runnerName, side: selection.side },
    price: priceText(selection.marketKind, odds, line),
    stake: stakeText,
    profit: rupeesOf(figures.profit),
    liability: rupeesOf(figures.liability),
    problem: figures.problem === null ? null : texts.renderMessage(figures.problem),
  });
}

/**
 * Places the slip and waits until its outcome is known. What looks like a slip of the finger is asked about first: `sure` means it. A bet that
 * no server has spoken of is unknown, and not refused.
 */
export async function place(terminal: Terminal, sure = false): Promise<void> {
  const { app, time, say, texts, slip } = terminal;
  const view = () => app.betting.view.slips.find(({ id }) => id === slip);
  if (slip === null || view() === undefined)
    throw new Misunderstood('There is no slip: back or lay opens one.');
  const problem = app.betting.preview(slip)?.problem ?? null;
  if (problem !== null) return say('notPlaced', { why: texts.renderMessage(problem) });
  void (sure ? app.betting.placeAnyway(slip) : app.betting.place(slip));
  const { doubts = [] } = view() ?? {};
  if (doubts.length > 0) return say('sure', { doubts, usage: 'place sure' });
  const answered = (): boolean => {
    const now = view()?.placement;
    if (now?.state === 'unknown') return now.overdue;
    return now === undefined || !(isUndecided(now) || now.state === 'editing');
  };
  await time.until(answered, 'the outcome of the bet');
  const outcome = view()?.placement;
  sayOutcome(say, outcome);
  // Its slip keeps its key: placing it again cannot bet twice.
  if (outcome?.state === 'unknown' || outcome?.state === 'unheard') return;
  app.betting.acknowledge(slip);
  terminal.slip = null;
}

function sayOutcome(say: Terminal['say'], outcome: Placement | undefined): void {
  if (outcome?.state === 'accepted') return say('placed', betFacts(outcome.bet));
  if (outcome?.state === 'unheard' || outcome?.state === 'unknown')
    return say('unknown', { askedForFurther: true });
  const why = outcome?.state === 'rejected' ? (outcome.serverMessage ?? outcome.reason) : null;
  say('notPlaced', { state: outcome?.state ?? 'gone', why });
}

export function betFacts(bet: Bet) {
  return {
    id: bet.id,
    ...{ match: bet.matchName, market: bet.marketName, runner: bet.selection, side: bet.side },
    price: priceText(bet.marketKind, bet.odds, bet.line),
    stake: rupeesOf(bet.stake),
    matched: rupeesOf(bet.matched),
    status: bet.status,
    profitLoss: rupeesOf(bet.profitLoss),
  };
}

/** Cashes out a market of the open match at the figure of now. */
export async function cashOut(terminal: Terminal, marketNumber: string): Promise<void> {
  const { app, time, say } = terminal;
  const { match, markets } = openMatch(terminal);
  const market = markets[Number(marketNumber) - 1];
  if (market === undefined) throw new Misunderstood('cashout [MARKET]: there is no such market.');
  const offer = app.betting.cashOutFigure(match.id, market.id);
  if (offer === null || offer.amount === null)
    return say('nothingToCashOut', { market: market.name, why: offer?.problem ?? null });
  let taken = false;
  void app.betting.takeCashOut(match.id, market.id, offer.amount).then(() => (taken = true));
  const stage = () => app.betting.view.cashOut?.stage;
  // A figure that was taken is put away by itself.
  const isDecided = () => taken && !['asking', 'confirming', 'unknown'].includes(stage()?.state ?? 'done');
  await time.until(isDecided, 'the cash-out');
  const ended = stage();
  const amount = ended?.state === 'done' ? ended.cashOut.amount : offer.amount;
  say('cashOut', { market: market.name, state: ended?.state ?? 'done', amount: rupeesOf(amount) });
  app.betting.closeCashOut();
}
