import type { PlaySound } from '../notices/PlaySound';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { OpenPanel } from '../session/OpenPanel';
import type { SessionParticipant } from '../session/SessionParticipant';
import { AskByKey } from '../shared/AskByKey';
import type { MarketEnds } from '../sports/MarketEnds';
import type { ReloadMatch } from '../sports/ReloadMatch';
import type { WatchMarkets } from '../sports/WatchMarkets';
import { AcceptanceMemory } from './AcceptanceMemory';
import { Acknowledge } from './Acknowledge';
import { AddChip } from './AddChip';
import { AskEarlier } from './AskEarlier';
import { BetsOfMatch } from './BetsOfMatch';
import type { BettingApp } from './BettingApp';
import { BetUpdates } from './BetUpdates';
import { ChooseAcceptance } from './ChooseAcceptance';
import { ChooseSlip } from './ChooseSlip';
import { CloseSlip } from './CloseSlip';
import { CollectBets } from './CollectBets';
import { ConfirmPlacing } from './ConfirmPlacing';
import { EditSlip } from './EditSlip';
import { EndAnyOdds } from './EndAnyOdds';
import { EndSlips } from './EndSlips';
import type { ExposureApp } from './ExposureApp';
import { FillStake } from './FillStake';
import { FollowBets } from './FollowBets';
import { LearnSlipMarket } from './LearnSlipMarket';
import { LoadBets } from './LoadBets';
import { LoadExposure } from './LoadExposure';
import { LoadOpenBets } from './LoadOpenBets';
import { OneClick } from './OneClick';
import { openBetChanges } from './openBetChanges';
import { OpenSlips } from './OpenSlips';
import { OpenTappedPrice } from './OpenTappedPrice';
import { PendingBets } from './PendingBets';
import { PickPrice } from './PickPrice';
import { PlaceBet } from './PlaceBet';
import { Preview } from './Preview';
import { Projection } from './Projection';
import { ReconcilePlacement } from './ReconcilePlacement';
import { SavedSlips } from './SavedSlips';
import { SlipChecks } from './SlipChecks';
import { StakeChips } from './StakeChips';
import { StepOdds } from './StepOdds';
import { TakeOffer } from './TakeOffer';
import { TappedPrice } from './TappedPrice';
import { WatchBets } from './WatchBets';

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
  readonly notify: Pick<Notify, 'execute'>;
  readonly sound: Pick<PlaySound, 'execute'>;
  readonly openPanel: Pick<OpenPanel, 'execute'>;
  readonly marketEnds: Pick<MarketEnds, 'listen'>;
  readonly reloadMatch: Pick<ReloadMatch, 'execute'>;
  readonly watchMarkets: Pick<WatchMarkets, 'execute'>;
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
  const { betsGateway, playerFeed, betting, board, matches, session, connection, wallet, exposure } = ports;
  const { localStore, sessionStore, clock, scheduler, ids, logger, pageLife, config } = ports;
  const { notify, sound, openPanel, marketEnds, reloadMatch, watchMarkets } = shared;

  const ask = new AskByKey(session, clock, scheduler);
  const acceptance = new AcceptanceMemory(localStore, session);
  const confirmsPlacing = new ConfirmPlacing(localStore, session);
  const chips = new StakeChips(localStore, betting, session);
  const oneClick = new OneClick(betting, clock, scheduler, notify, confirmsPlacing);

  const saved = new SavedSlips(localStore, betting, session, clock, acceptance);
  const learnMarket = new LearnSlipMarket(matches, reloadMatch);
  const openSlips = new OpenSlips(betting, watchMarkets, saved, learnMarket);
  const checks = new SlipChecks(config, session, connection, board, matches, wallet, betting);

  const pending = new PendingBets(localStore, betting, session, ask);
  const updates = new BetUpdates(betting, pending, clock, notify, logger, sound);
  const reconcile = new ReconcilePlacement(
    betsGateway,
    betting,
    pending,
    updates,
    ask,
    clock,
    scheduler,
    notify,
    config,
  );
  const askEarlier = new AskEarlier(betting, session, reconcile, openSlips, notify);
  const placeBet = new PlaceBet(
    betsGateway,
    betting,
    board,
    session,
    checks,
    pending,
    updates,
    reconcile,
    askEarlier,
    ids,
    clock,
    notify,
    config,
    saved,
    sound,
  );
  const tapped = new TappedPrice(sessionStore, clock);
  const pickPrice = new PickPrice(
    session,
    board,
    betting,
    openSlips,
    acceptance,
    openPanel,
    notify,
    oneClick,
    placeBet,
    reconcile,
    tapped,
  );

  const loadExposure = new LoadExposure(betsGateway, exposure, session, scheduler);
  const loadOpenBets = new LoadOpenBets(betsGateway, betting, session, updates);
  const changes = openBetChanges(ports, { notify, ask, checks, updates, loadOpenBets });

  return {
    app: {
      view: betting,
      pickPrice,
      chooseSlip: new ChooseSlip(betting),
      editSlip: new EditSlip(openSlips),
      addChip: new AddChip(openSlips),
      fillStake: new FillStake(betting, checks, openSlips),
      changeChips: chips,
      switchOneClick: oneClick,
      stepOdds: new StepOdds(openSlips),
      closeSlip: new CloseSlip(betting, openSlips, pending),
      confirmsPlacing,
      placeBet,
      takeOffer: new TakeOffer(betting, board, openSlips),
      acknowledge: new Acknowledge(betting, openSlips, pending, config),
      ...changes.app,
      loadOpenBets,
      chooseAcceptance: new ChooseAcceptance(betting, acceptance, openSlips),
      loadBets: new LoadBets(betsGateway, session, clock),
      collectBets: new CollectBets(betsGateway, session, clock),
      watchBets: new WatchBets(playerFeed, pageLife),
      preview: new Preview(betting, checks, config),
      projection: new Projection(betting, matches, board),
    },
    exposure: {
      view: exposure,
      load: loadExposure,
      betsOfMatch: new BetsOfMatch(betsGateway, session),
    },
    participants: [
      new EndSlips(marketEnds, betting, openSlips, notify),
      new EndAnyOdds(playerFeed, pageLife, betting, acceptance, notify),
      new FollowBets(
        playerFeed,
        betting,
        pending,
        updates,
        reconcile,
        loadOpenBets,
        loadExposure,
        openSlips,
        pageLife,
        config,
        chips,
        saved,
        oneClick,
        changes.askEdit,
        changes.cashOuts,
      ),
      new OpenTappedPrice(tapped, board, watchMarkets, pickPrice),
    ],
    acceptance,
    confirmsPlacing,
    oneClick,
  };
}
