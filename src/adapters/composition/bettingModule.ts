import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { Acknowledge } from '@/application/betting/Acknowledge';
import { AddChip } from '@/application/betting/AddChip';
import { AskEdit } from '@/application/betting/AskEdit';
import { SentChanges } from '@/application/betting/SentChanges';
import { AskEarlier } from '@/application/betting/AskEarlier';
import { BetUpdates } from '@/application/betting/BetUpdates';
import { BetsOfMatch } from '@/application/betting/BetsOfMatch';
import { BetChanges } from '@/application/betting/BetChanges';
import { CancelBet } from '@/application/betting/CancelBet';
import { CashOutFlow } from '@/application/betting/CashOutFlow';
import { CashOutFigure } from '@/application/betting/CashOutFigure';
import { CloseCashOut } from '@/application/betting/CloseCashOut';
import { ConfirmCashOut } from '@/application/betting/ConfirmCashOut';
import { ConfirmPlacing } from '@/application/betting/ConfirmPlacing';
import { EditBet } from '@/application/betting/EditBet';
import { RequestCashOut } from '@/application/betting/RequestCashOut';
import { ChooseAcceptance } from '@/application/betting/ChooseAcceptance';
import { ChooseSlip } from '@/application/betting/ChooseSlip';
import { CloseSlip } from '@/application/betting/CloseSlip';
import { CollectBets } from '@/application/betting/CollectBets';
import { EndAnyOdds } from '@/application/betting/EndAnyOdds';
import { EndSlips } from '@/application/betting/EndSlips';
import { EditSlip } from '@/application/betting/EditSlip';
import { FillStake } from '@/application/betting/FillStake';
import { FollowBets } from '@/application/betting/FollowBets';
import { LoadBets } from '@/application/betting/LoadBets';
import { SavedSlips } from '@/application/betting/SavedSlips';
import { LearnSlipMarket } from '@/application/betting/LearnSlipMarket';
import { LoadExposure } from '@/application/betting/LoadExposure';
import { LoadOpenBets } from '@/application/betting/LoadOpenBets';
import { OneClick } from '@/application/betting/OneClick';
import { OpenTappedPrice } from '@/application/betting/OpenTappedPrice';
import { PendingBets } from '@/application/betting/PendingBets';
import { PlaceBet } from '@/application/betting/PlaceBet';
import { Preview } from '@/application/betting/Preview';
import { Projection } from '@/application/betting/Projection';
import { ReconcilePlacement } from '@/application/betting/ReconcilePlacement';
import { SlipChecks } from '@/application/betting/SlipChecks';
import { OpenSlips } from '@/application/betting/OpenSlips';
import { StakeChips } from '@/application/betting/StakeChips';
import { StepOdds } from '@/application/betting/StepOdds';
import { TakeOffer } from '@/application/betting/TakeOffer';
import { WatchBets } from '@/application/betting/WatchBets';
import { SavedGames } from '@/application/casino/SavedGames';
import { GameLauncher } from '@/application/casino/GameLauncher';
import { PlaySound } from '@/application/notices/PlaySound';
import { SavedNotices } from '@/application/notices/SavedNotices';
import { Notify } from '@/application/notices/Notify';
import { ConnectFeed } from '@/application/session/ConnectFeed';
import { ForgetPlayerData } from '@/application/session/ForgetPlayerData';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { ReloadMatch } from '@/application/sports/ReloadMatch';
import { WatchMarkets } from '@/application/sports/WatchMarkets';
import { AskByKey } from '@/application/shared/AskByKey';
import { SyncWallet } from '@/application/wallet/SyncWallet';
import { LateParticipants } from '@/application/session/LateParticipants';
import { PARTICIPANTS } from './participants';
import { provide, provideClass } from './provide';
import { PORT } from './tokens';
import { wiringPart } from './wiringPart';

const { betting, board, matches, session, connection, wallet, exposure } = PORT;
const {
  cues,
  notices,
  betsGateway,
  playerFeed,
  clock,
  scheduler,
  ids,
  localStore,
  logger,
  pageLife,
  config,
} = PORT;

/** The slip, placing, and what became of it. */
export const bettingModule = wiringPart('betting', (container) => {
  provideClass(container, PlaySound, [cues, localStore, pageLife, clock]);
  provideClass(container, SavedNotices, [localStore, notices, session, pageLife]);
  provideClass(container, AcceptanceMemory, [localStore, session]);
  provideClass(container, ConfirmPlacing, [localStore, session]);
  provideClass(container, AskByKey, [session, clock, scheduler]);
  provideClass(container, PendingBets, [localStore, betting, session, AskByKey]);
  provideClass(container, StakeChips, [localStore, betting, session]);
  provideClass(container, OneClick, [betting, clock, scheduler, Notify, ConfirmPlacing]);
  provideClass(container, SavedSlips, [localStore, betting, session, clock, AcceptanceMemory]);
  provideClass(container, LearnSlipMarket, [matches, ReloadMatch]);
  provideClass(container, OpenSlips, [betting, WatchMarkets, SavedSlips, LearnSlipMarket]);
  provideClass(container, EndAnyOdds, [playerFeed, pageLife, betting, AcceptanceMemory, Notify]);
  provideClass(container, EndSlips, [MarketEnds, betting, OpenSlips, Notify]);
  provideClass(container, FillStake, [betting, SlipChecks, OpenSlips]);
  provideClass(container, SlipChecks, [config, session, connection, board, matches, wallet, betting]);
  provideClass(container, BetUpdates, [betting, PendingBets, clock, Notify, logger, PlaySound]);
  provideClass(container, LoadExposure, [betsGateway, exposure, session, scheduler]);
  provideClass(container, LoadOpenBets, [betsGateway, betting, session, BetUpdates]);
  provideClass(container, BetsOfMatch, [betsGateway, session]);
  provideClass(container, LoadBets, [betsGateway, session, clock]);
  provideClass(container, CollectBets, [betsGateway, session, clock]);
  provideClass(container, WatchBets, [playerFeed, pageLife]);
  provideClass(container, ReconcilePlacement, [
    betsGateway,
    betting,
    PendingBets,
    BetUpdates,
    AskByKey,
    clock,
    scheduler,
    Notify,
    config,
  ]);
  provideClass(container, AskEarlier, [betting, session, ReconcilePlacement, OpenSlips, Notify]);
  provideClass(container, FollowBets, [
    playerFeed,
    betting,
    PendingBets,
    BetUpdates,
    ReconcilePlacement,
    LoadOpenBets,
    LoadExposure,
    OpenSlips,
    pageLife,
    config,
    StakeChips,
    SavedSlips,
    OneClick,
    AskEdit,
    CashOutFlow,
  ]);
  provideClass(container, PlaceBet, [
    betsGateway,
    betting,
    board,
    session,
    SlipChecks,
    PendingBets,
    BetUpdates,
    ReconcilePlacement,
    AskEarlier,
    ids,
    clock,
    Notify,
    config,
    SavedSlips,
    PlaySound,
  ]);
  provideClass(container, ChooseSlip, [betting]);
  provideClass(container, BetChanges, [betting]);
  provideClass(container, SentChanges, [localStore, session]);
  provideClass(container, AskEdit, [
    betsGateway,
    betting,
    BetChanges,
    SentChanges,
    BetUpdates,
    LoadOpenBets,
    AskByKey,
    clock,
    Notify,
    config,
  ]);
  provideClass(container, CancelBet, [
    betsGateway,
    betting,
    session,
    BetChanges,
    BetUpdates,
    LoadOpenBets,
    AskByKey,
    clock,
    Notify,
  ]);
  provideClass(container, EditBet, [
    betsGateway,
    betting,
    session,
    SlipChecks,
    BetChanges,
    SentChanges,
    AskEdit,
    LoadOpenBets,
    ids,
    clock,
    Notify,
  ]);
  provideClass(container, CashOutFlow, [
    betsGateway,
    betting,
    SentChanges,
    BetUpdates,
    AskByKey,
    clock,
    scheduler,
    Notify,
  ]);
  provideClass(container, CashOutFigure, [betting, board, matches, config]);
  provideClass(container, RequestCashOut, [betsGateway, betting, session, CashOutFlow, clock, config]);
  provideClass(container, ConfirmCashOut, [
    betsGateway,
    betting,
    session,
    CashOutFlow,
    SentChanges,
    ids,
    clock,
  ]);
  provideClass(container, CloseCashOut, [CashOutFlow]);
  provideClass(container, EditSlip, [OpenSlips]);
  provideClass(container, AddChip, [OpenSlips]);
  provideClass(container, StepOdds, [OpenSlips]);
  provideClass(container, CloseSlip, [betting, OpenSlips, PendingBets]);
  provideClass(container, ChooseAcceptance, [betting, AcceptanceMemory, OpenSlips]);
  provideClass(container, TakeOffer, [betting, board, OpenSlips]);
  provideClass(container, Acknowledge, [betting, OpenSlips, PendingBets, config]);
  provideClass(container, Preview, [betting, SlipChecks, config]);
  provideClass(container, Projection, [betting, matches, board]);

  provideClass(container, LateParticipants, []);
  provide(
    container,
    PARTICIPANTS,
    [
      ForgetPlayerData,
      SavedNotices,
      SyncWallet,
      EndSlips,
      EndAnyOdds,
      FollowBets,
      OpenTappedPrice,
      SavedGames,
      GameLauncher,
      LateParticipants,
      ConnectFeed,
    ],
    (...participants) => participants,
  );
});
