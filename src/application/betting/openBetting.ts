import type { PlaySound } from '../notices/PlaySound';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { OpenPanel } from '../session/openPanel';
import type { SessionParticipant } from '../session/SessionParticipant';
import { AskByKey } from '../shared/AskByKey';
import { askFor } from '../shared/duringSession';
import type { MarketEnds } from '../sports/MarketEnds';
import type { SportsApp } from '../sports/SportsApp';
import { AcceptanceMemory } from './AcceptanceMemory';
import { AskEdit } from './AskEdit';
import { AskEarlier } from './AskEarlier';
import { BetChanges } from './BetChanges';
import { BetGuard } from './BetGuard';
import type { BettingApp } from './BettingApp';
import { BetUpdates } from './BetUpdates';
import { cancelAll } from './cancelAll';
import { cancelBet } from './cancelBet';
import { cashOutFigure } from './cashOutFigure';
import { CashOutFlow } from './CashOutFlow';
import { CashOutRuleMemory } from './CashOutRuleMemory';
import { confirmCashOut } from './confirmCashOut';
import { ConfirmPlacing } from './ConfirmPlacing';
import { editBet } from './editBet';
import { editDoubts } from './editDoubts';
import { EndAnyOdds } from './EndAnyOdds';
import { EndSlips } from './EndSlips';
import type { ExposureApp } from './ExposureApp';
import { fillStake } from './fillStake';
import { findMarket } from './findMarket';
import { FollowBets } from './FollowBets';
import { collectBets, loadBets } from './loadBets';
import { LoadExposure } from './LoadExposure';
import { LoadOpenBets } from './LoadOpenBets';
import { OneClick } from './OneClick';
import { OpenSlips } from './OpenSlips';
import { OpenTappedPrice } from './OpenTappedPrice';
import { PendingBets } from './PendingBets';
import { PickPrice } from './PickPrice';
import { PlaceBet } from './PlaceBet';
import { PlaceAll } from './PlaceAll';
import { preview } from './preview';
import { projection } from './projection';
import { ReconcilePlacement } from './ReconcilePlacement';
import { RecentStakes } from './RecentStakes';
import { requestCashOut } from './requestCashOut';
import { SavedSlips } from './SavedSlips';
import { SentChanges } from './SentChanges';
import { slipActions } from './slipActions';
import { SlipChecks } from './SlipChecks';
import { StakeChips } from './StakeChips';
import { takeCashOut } from './takeCashOut';
import { TappedPrice } from './TappedPrice';
import { watchBets } from './watchBets';

export const BETTING_PORTS = [
  'betsGateway',
  'playerFeed',
  'betting',
  'board',
  'matches',
  'session',
  'connection',
  'wallet',
  'exposure',
  'localStore',
  'sessionStore',
  'clock',
  'scheduler',
  'ids',
  'logger',
  'pageLife',
  'config',
] as const satisfies readonly (keyof Ports)[];

/** What other features do for this one. */
export interface BettingShared {
  readonly notify: Notify;
  readonly playSound: PlaySound['play'];
  readonly openPanel: OpenPanel;
  readonly marketEnds: Pick<MarketEnds, 'listen'>;
  readonly reloadMatch: SportsApp['reloadMatch'];
  readonly watchMarkets: SportsApp['watchMarkets'];
}

export interface Betting {
  readonly app: BettingApp;
  readonly exposure: ExposureApp;
  /** In the order in which they open and close. */
  readonly participants: readonly SessionParticipant[];
  /** What the player's own page changes. */
  readonly acceptance: AcceptanceMemory;
  readonly confirmsPlacing: ConfirmPlacing;
  readonly oneClick: OneClick;
}

/** The slip, placing, and what became of it; from a tap on a price to its slip, also across a log-in. */
export function openBetting(
  ports: Pick<Ports, (typeof BETTING_PORTS)[number]>,
  shared: BettingShared,
): Betting {
  const { betting, board, session, exposure, localStore, clock, scheduler } = ports;
  const { notify, playSound, openPanel, marketEnds, reloadMatch, watchMarkets } = shared;

  const ask = new AskByKey(session, clock, scheduler);
  const acceptance = new AcceptanceMemory(ports);
  const confirmsPlacing = new ConfirmPlacing(ports);
  const chips = new StakeChips(localStore, betting, session);
  const oneClick = new OneClick(ports, notify, confirmsPlacing);

  const saved = new SavedSlips(ports, acceptance);
  const openSlips = new OpenSlips(ports, watchMarkets, reloadMatch, saved);
  const checks = new SlipChecks(ports);

  const pending = new PendingBets(localStore, betting, session, ask);
  const updates = new BetUpdates(ports, pending, notify, playSound);
  const reconcile = new ReconcilePlacement(ports, pending, updates, ask, notify);
  const askEarlier = new AskEarlier(ports, reconcile, openSlips, notify);
  const guard = new BetGuard(ports, new RecentStakes(ports), updates);
  const placeBet = new PlaceBet(
    ports,
    checks,
    pending,
    updates,
    reconcile,
    askEarlier,
    notify,
    saved,
    playSound,
    guard,
  );
  const placeAll = new PlaceAll(ports, checks, placeBet);
  const tapped = new TappedPrice(ports);
  const pickPrice = new PickPrice(
    ports,
    openSlips,
    acceptance,
    openPanel,
    notify,
    oneClick,
    placeBet,
    reconcile,
    tapped,
  );

  const loadExposure = new LoadExposure(ports);
  const loadOpenBets = new LoadOpenBets(ports, updates);
  const changes = new BetChanges(betting);
  const sent = new SentChanges(localStore, session);
  const askEdit = new AskEdit(ports, changes, sent, updates, loadOpenBets, ask, notify);
  const cashOuts = new CashOutFlow(ports, sent, updates, ask, notify);

  const cancel = cancelBet(ports, changes, updates, loadOpenBets, ask, notify);
  const request = requestCashOut(ports, cashOuts);
  const confirm = confirmCashOut(ports, cashOuts, sent);
  const cashOutRule = new CashOutRuleMemory(ports);

  return {
    app: {
      view: betting,
      pickPrice: (selection, level, pressed) => pickPrice.pick(selection, level, pressed),
      pickOdds: (selection, odds, stakeText) => pickPrice.pickOdds(selection, odds, stakeText),
      ...slipActions(ports, openSlips, acceptance, pending),
      fillStake: fillStake(betting, checks, openSlips),
      changeChips: (texts) => chips.change(texts),
      switchOneClick: (stakeText) => oneClick.switchTo(stakeText),
      confirmsPlacing: () => confirmsPlacing.isOn(),
      place: (slip) => placeBet.place(slip),
      placeAnyway: (slip) => placeBet.placeAnyway(slip),
      repeatBet: (slip) => pickPrice.repeat(slip),
      placeAll: () => placeAll.place(),
      placeAllAnyway: () => placeAll.placeAnyway(),
      slipsTogether: () => placeAll.preview(),
      betDoubts: (slip) => guard.doubtsOf(slip),
      editDoubts: editDoubts(ports, checks, guard),
      dropDoubts: (slip) => betting.slipDoubted(slip, []),
      guardSetting: () => guard.setting(),
      chooseGuard: (setting) => guard.keep(setting),
      cancelBet: async (bet) => void (await cancel(bet)),
      cancelAll: cancelAll(ports, cancel, notify),
      editBet: editBet(ports, checks, changes, sent, askEdit, loadOpenBets, notify),
      marketOf: (match, market) => findMarket(ports.matches, match, market),
      cashOutFigure: cashOutFigure(ports),
      requestCashOut: (market) => request(market),
      confirmCashOut: confirm,
      takeCashOut: takeCashOut(ports, { request, confirm }, cashOuts, cashOutRule, notify),
      cashOutRule: () => cashOutRule.recall(),
      chooseCashOutRule: (rule) => cashOutRule.keep(rule),
      closeCashOut: () => cashOuts.close(),
      loadOpenBets: () => loadOpenBets.load(),
      loadBets: loadBets(ports),
      collectBets: collectBets(ports),
      watchBets: watchBets(ports),
      preview: preview(ports, checks),
      projection: projection(ports),
    },
    exposure: {
      view: exposure,
      load: () => loadExposure.load(),
      betsOfMatch: (match, skip, cancellation) =>
        askFor(session, 'bets.failed', () => ports.betsGateway.ofMatch(match, skip, cancellation)),
    },
    participants: [
      new EndSlips(marketEnds, betting, openSlips, notify),
      new EndAnyOdds(ports, acceptance, notify),
      new FollowBets(
        ports,
        pending,
        updates,
        reconcile,
        loadOpenBets,
        loadExposure,
        openSlips,
        chips,
        saved,
        oneClick,
        askEdit,
        cashOuts,
      ),
      new OpenTappedPrice(tapped, board, watchMarkets, pickPrice),
    ],
    acceptance,
    confirmsPlacing,
    oneClick,
  };
}
