import type { MarketCommand } from '../../wire/MarketCommand';
import type { ControlReply } from '../../wire/SandboxControls';
import { runnerOf } from '../betting/judge';
import type { EngineCore } from '../EngineCore';
import type { Market, Runner } from '../markets/Market';
import { VOID } from '../markets/MarketService';
import { kindOf } from '../markets/marketKinds';
import { bestOf, placeAround, quoteAfresh } from '../markets/quotes';
import type { Match } from '../sports/Match';

const DONE: ControlReply = { ok: true };

function no(why: string): ControlReply {
  return { ok: false, why };
}

/** A hand on one market. What it does is what the world does; it only decides when. */
export function applyMarketCommand(core: EngineCore, marketId: string, command: MarketCommand): ControlReply {
  const found = core.world.market(marketId);
  if (found === null) return no('no such market');
  const { match, market } = found;
  core.kernel.note('command', marketId, command.action);
  core.kernel.touch();
  switch (command.action) {
    case 'suspend':
      return suspend(core, market, command.label ?? '');
    case 'resume':
      market.held = false;
      core.markets.reopen(market);
      return market.status === 'OPEN' ? DONE : no(`the market is ${market.status}`);
    case 'inPlay':
      return inPlay(core, match, market, command.delaySeconds);
    case 'close':
      core.markets.close(market);
      core.world.endEarly(match);
      return DONE;
    case 'void':
      return settle(core, match, market, VOID);
    case 'settle':
      return settle(core, match, market, command.result ?? command.runnerId ?? '');
    case 'resettle':
      if (!kindOf(market).isOutcome(market, command.result ?? command.runnerId ?? ''))
        return no('no such result');
      core.settler.rollback(match, market);
      return settle(core, match, market, command.result ?? command.runnerId ?? '');
    case 'rollback':
      return core.settler.rollback(match, market) ? DONE : no('nothing is settled');
    case 'move':
    case 'depth':
    case 'removeRunner':
      return onRunner(core, market, command);
    case 'bumpVersion':
      core.markets.bumpVersion(market);
      return DONE;
    case 'freeze':
      match.frozen = true;
      return DONE;
    case 'thaw':
      core.world.thaw(match);
      return DONE;
    case 'configure':
      return configure(core, market, command);
  }
}

/** By hand, so the world does not reopen it. Prices from before do not come back: the version grows. */
function suspend(core: EngineCore, market: Market, label: string): ControlReply {
  if (market.status === 'CLOSED') return no('the market is closed');
  market.held = true;
  if (label === '') market.version += 1;
  core.markets.suspend(market, label.slice(0, 40), null);
  return DONE;
}

function inPlay(core: EngineCore, match: Match, market: Market, delaySeconds: number): ControlReply {
  if (!(delaySeconds >= 0 && delaySeconds <= 60)) return no('a delay is 0 to 60 seconds');
  if (market.status === 'CLOSED') return no('the market is closed');
  if (!market.inPlay) core.world.startNow(match);
  market.delayMs = Math.round(delaySeconds * 1000);
  core.markets.reopen(market);
  core.markets.say(market);
  return DONE;
}

function settle(core: EngineCore, match: Match, market: Market, outcome: string): ControlReply {
  if (outcome !== VOID && !kindOf(market).isOutcome(market, outcome)) return no('no such result');
  if (market.settlement !== null && market.settlement.outcome !== outcome)
    return no('already settled: resettle or roll back');
  core.settler.settle(match, market, outcome);
  core.world.endEarly(match);
  return DONE;
}

function onRunner(
  core: EngineCore,
  market: Market,
  command: Extract<MarketCommand, { action: 'move' | 'depth' | 'removeRunner' }>,
): ControlReply {
  const runner = runnerOf(market, command.runnerId);
  if (runner === null) return no('no such runner');
  if (market.status === 'CLOSED') return no('the market is closed');
  switch (command.action) {
    case 'move':
      return move(core, market, runner, command);
    case 'depth': {
      const size = Math.round(command.size * 100);
      if (!(size > 0) || bestOf(market, runner, command.side) === null)
        return no('a size above 0 on a side with a price');
      (command.side === 'back' ? runner.backDepth : runner.layDepth)[0] = size;
      core.markets.pricesMoved(market);
      return DONE;
    }
    case 'removeRunner':
      core.settler.removeRunner(market, runner);
      quoteAfresh(market, runner);
      return DONE;
  }
}

function move(
  core: EngineCore,
  market: Market,
  runner: Runner,
  command: Extract<MarketCommand, { action: 'move' }>,
): ControlReply {
  const odds = Math.round(command.odds * 100);
  const layOdds = command.layOdds === undefined ? null : Math.round(command.layOdds * 100);
  const { onRuns, scale } = kindOf(market);
  if (!scale.has(odds) || (layOdds !== null && (!scale.has(layOdds) || layOdds < odds)))
    return no('these odds are not on the ladder');
  const lines = [command.line ?? runner.backLine, command.layLine ?? command.line ?? runner.layLine];
  if (!lines.every((line) => (onRuns ? isLine(line) : line === null)))
    return no('a line is a whole number of runs, and only a fancy has one');
  [runner.backLine = null, runner.layLine = null] = lines;
  runner.pinned = true;
  placeAround(market, runner, scale.indexAtMost(odds));
  if (layOdds !== null) runner.lay = scale.indexAtMost(layOdds);
  quoteAfresh(market, runner);
  core.markets.pricesMoved(market);
  return DONE;
}

function isLine(line: number | null): boolean {
  return line !== null && Number.isInteger(line) && line >= 0 && line <= 9_999;
}

function configure(
  core: EngineCore,
  market: Market,
  command: Extract<MarketCommand, { action: 'configure' }>,
): ControlReply {
  const amounts = [command.min, command.max, command.maxProfit].filter((each) => each !== undefined);
  if (!amounts.every((each) => each >= 0 && Number.isSafeInteger(Math.round(each * 100))))
    return no('amounts in rupees');
  if (command.min !== undefined) market.min = Math.round(command.min * 100);
  if (command.max !== undefined) market.max = Math.round(command.max * 100);
  if (command.maxProfit !== undefined) market.maxProfit = Math.round(command.maxProfit * 100);
  if (command.allowUnmatched !== undefined) market.allowUnmatched = command.allowUnmatched;
  if (command.keepInPlay !== undefined) market.keepInPlay = command.keepInPlay;
  core.markets.say(market);
  return DONE;
}
