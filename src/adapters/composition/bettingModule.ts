import { ContainerModule } from 'inversify';
import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { Acknowledge } from '@/application/betting/Acknowledge';
import { AddChip } from '@/application/betting/AddChip';
import { BetNews } from '@/application/betting/BetNews';
import { BetsOfMatch } from '@/application/betting/BetsOfMatch';
import { BetChanges } from '@/application/betting/BetChanges';
import { CancelBet } from '@/application/betting/CancelBet';
import { CashOutDesk } from '@/application/betting/CashOutDesk';
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
import { EditSlip } from '@/application/betting/EditSlip';
import { FillStake } from '@/application/betting/FillStake';
import { FollowBets } from '@/application/betting/FollowBets';
import { LoadBets } from '@/application/betting/LoadBets';
import { KeptSlips } from '@/application/betting/KeptSlips';
import { LoadExposure } from '@/application/betting/LoadExposure';
import { LoadOpenBets } from '@/application/betting/LoadOpenBets';
import { OneClick } from '@/application/betting/OneClick';
import { PendingBets } from '@/application/betting/PendingBets';
import { PickPrice } from '@/application/betting/PickPrice';
import { PlaceBet } from '@/application/betting/PlaceBet';
import { Preview } from '@/application/betting/Preview';
import { Projection } from '@/application/betting/Projection';
import { ReconcilePlacement } from '@/application/betting/ReconcilePlacement';
import { RemoveEndedSlips } from '@/application/betting/RemoveEndedSlips';
import { SlipChecks } from '@/application/betting/SlipChecks';
import { SlipDesk } from '@/application/betting/SlipDesk';
import { StakeChips } from '@/application/betting/StakeChips';
import { StepOdds } from '@/application/betting/StepOdds';
import { TakeOffer } from '@/application/betting/TakeOffer';
import { WatchBets } from '@/application/betting/WatchBets';
import { KeptGames } from '@/application/casino/KeptGames';
import { LaunchDesk } from '@/application/casino/LaunchDesk';
import { GiveCue } from '@/application/notices/GiveCue';
import { KeptNotices } from '@/application/notices/KeptNotices';
import { Notify } from '@/application/notices/Notify';
import { ConnectFeed } from '@/application/session/ConnectFeed';
import { ForgetPlayerData } from '@/application/session/ForgetPlayerData';
import { OpenPanel } from '@/application/session/OpenPanel';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { WatchMarkets } from '@/application/sports/WatchMarkets';
import { SyncWallet } from '@/application/wallet/SyncWallet';
import { LateParticipants } from '@/application/session/LateParticipants';
import { PARTICIPANTS } from './participants';
import { provide, provideClass } from './provide';
import { PORT } from './tokens';

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
export const bettingModule = new ContainerModule((container) => {
  provideClass(container, GiveCue, [cues, localStore, pageLife, clock]);
  provideClass(container, KeptNotices, [localStore, notices, session, pageLife]);
  provideClass(container, AcceptanceMemory, [localStore, session]);
  provideClass(container, ConfirmPlacing, [localStore, session]);
  provideClass(container, PendingBets, [localStore, betting, session]);
  provideClass(container, StakeChips, [localStore, betting, session]);
  provideClass(container, OneClick, [betting, clock, scheduler, Notify, ConfirmPlacing]);
  provideClass(container, KeptSlips, [localStore, betting, session, clock]);
  provideClass(container, SlipDesk, [betting, WatchMarkets, KeptSlips]);
  provideClass(container, RemoveEndedSlips, [MarketEnds, betting, SlipDesk, Notify]);
  provideClass(container, FillStake, [betting, SlipChecks, SlipDesk]);
  provideClass(container, SlipChecks, [config, session, connection, board, matches, wallet, betting]);
  provideClass(container, BetNews, [betting, PendingBets, clock, Notify, logger, GiveCue]);
  provideClass(container, LoadExposure, [betsGateway, exposure, session, scheduler]);
  provideClass(container, LoadOpenBets, [betsGateway, betting, session, BetNews]);
  provideClass(container, BetsOfMatch, [betsGateway, session]);
  provideClass(container, LoadBets, [betsGateway, session, clock]);
  provideClass(container, CollectBets, [betsGateway, session, clock]);
  provideClass(container, WatchBets, [playerFeed, pageLife]);
  provideClass(container, ReconcilePlacement, [
    betsGateway,
    betting,
    PendingBets,
    BetNews,
    session,
    clock,
    scheduler,
    Notify,
    config,
    GiveCue,
  ]);
  provideClass(container, FollowBets, [
    playerFeed,
    betting,
    PendingBets,
    BetNews,
    ReconcilePlacement,
    LoadOpenBets,
    LoadExposure,
    SlipDesk,
    clock,
    pageLife,
    config,
    StakeChips,
    KeptSlips,
    OneClick,
    BetChanges,
    CashOutDesk,
  ]);
  provideClass(container, PlaceBet, [
    betsGateway,
    betting,
    board,
    session,
    SlipChecks,
    PendingBets,
    BetNews,
    ReconcilePlacement,
    ids,
    clock,
    Notify,
    config,
    KeptSlips,
    GiveCue,
  ]);
  provideClass(container, PickPrice, [
    session,
    board,
    betting,
    SlipDesk,
    AcceptanceMemory,
    OpenPanel,
    Notify,
    OneClick,
    PlaceBet,
  ]);
  provideClass(container, ChooseSlip, [betting]);
  provideClass(container, BetChanges, [betting, clock, scheduler]);
  provideClass(container, CancelBet, [
    betsGateway,
    betting,
    session,
    BetChanges,
    BetNews,
    LoadOpenBets,
    clock,
    Notify,
  ]);
  provideClass(container, EditBet, [
    betsGateway,
    betting,
    session,
    SlipChecks,
    BetChanges,
    BetNews,
    LoadOpenBets,
    ids,
    clock,
    Notify,
    config,
  ]);
  provideClass(container, CashOutDesk, [betsGateway, betting, session, BetNews, clock, scheduler, Notify]);
  provideClass(container, CashOutFigure, [betting, board, matches, config]);
  provideClass(container, RequestCashOut, [betsGateway, betting, session, CashOutDesk, clock, config]);
  provideClass(container, ConfirmCashOut, [betsGateway, betting, session, CashOutDesk, ids, clock]);
  provideClass(container, CloseCashOut, [CashOutDesk]);
  provideClass(container, EditSlip, [SlipDesk]);
  provideClass(container, AddChip, [SlipDesk]);
  provideClass(container, StepOdds, [SlipDesk]);
  provideClass(container, CloseSlip, [betting, SlipDesk]);
  provideClass(container, ChooseAcceptance, [AcceptanceMemory, SlipDesk]);
  provideClass(container, TakeOffer, [betting, board, SlipDesk]);
  provideClass(container, Acknowledge, [betting, SlipDesk, PendingBets, config]);
  provideClass(container, Preview, [betting, SlipChecks, config]);
  provideClass(container, Projection, [betting, matches, board]);

  provideClass(container, LateParticipants, []);
  provide(
    container,
    PARTICIPANTS,
    [
      ForgetPlayerData,
      KeptNotices,
      SyncWallet,
      RemoveEndedSlips,
      FollowBets,
      KeptGames,
      LaunchDesk,
      LateParticipants,
      ConnectFeed,
    ],
    (...participants) => participants,
  );
});
