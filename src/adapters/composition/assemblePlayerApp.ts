import type { Container } from 'inversify';
import type { PlayerApp } from '@/application/PlayerApp';
import { Acknowledge } from '@/application/betting/Acknowledge';
import { AddChip } from '@/application/betting/AddChip';
import { BetsOfMatch } from '@/application/betting/BetsOfMatch';
import { CancelBet } from '@/application/betting/CancelBet';
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
import { LoadBets } from '@/application/betting/LoadBets';
import { FillStake } from '@/application/betting/FillStake';
import { LoadExposure } from '@/application/betting/LoadExposure';
import { LoadOpenBets } from '@/application/betting/LoadOpenBets';
import { OneClick } from '@/application/betting/OneClick';
import { PickPrice } from '@/application/betting/PickPrice';
import { PlaceBet } from '@/application/betting/PlaceBet';
import { Preview } from '@/application/betting/Preview';
import { Projection } from '@/application/betting/Projection';
import { StakeChips } from '@/application/betting/StakeChips';
import { StepOdds } from '@/application/betting/StepOdds';
import { TakeOffer } from '@/application/betting/TakeOffer';
import { WatchBets } from '@/application/betting/WatchBets';
import { LoadBrand } from '@/application/brand/LoadBrand';
import { AttachFrame } from '@/application/casino/AttachFrame';
import { FrameLoaded } from '@/application/casino/FrameLoaded';
import { LoadCatalogue } from '@/application/casino/LoadCatalogue';
import { OpenGame } from '@/application/casino/OpenGame';
import { PlayGame } from '@/application/casino/PlayGame';
import { RetryLaunch } from '@/application/casino/RetryLaunch';
import { ToggleFavourite } from '@/application/casino/ToggleFavourite';
import { WatchCatalogue } from '@/application/casino/WatchCatalogue';
import { DismissAnnouncements } from '@/application/notices/DismissAnnouncements';
import { MarkNoticesRead } from '@/application/notices/MarkNoticesRead';
import { TellNotice } from '@/application/notices/TellNotice';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { PageVisited } from '@/application/routing/PageVisited';
import { ChangeNumber } from '@/application/session/ChangeNumber';
import { CheckRegistration } from '@/application/session/CheckRegistration';
import { ClosePanel } from '@/application/session/ClosePanel';
import { LogIn } from '@/application/session/LogIn';
import { LogInAsDemo } from '@/application/session/LogInAsDemo';
import { LogOut } from '@/application/session/LogOut';
import { MovePanel } from '@/application/session/MovePanel';
import { OfferReferralCode } from '@/application/session/OfferReferralCode';
import { OpenPanel } from '@/application/session/OpenPanel';
import { Register } from '@/application/session/Register';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import { RequestRecoveryOtp } from '@/application/session/RequestRecoveryOtp';
import { RequestSignUpOtp } from '@/application/session/RequestSignUpOtp';
import { ResendSignUpOtp } from '@/application/session/ResendSignUpOtp';
import { ResetPassword } from '@/application/session/ResetPassword';
import { ResumeSession } from '@/application/session/ResumeSession';
import { VerifySignUpOtp } from '@/application/session/VerifySignUpOtp';
import { WatchReferralCookies } from '@/application/session/WatchReferralCookies';
import { ReloadList } from '@/application/sports/ReloadList';
import { ReloadMatch } from '@/application/sports/ReloadMatch';
import { TogglePin } from '@/application/sports/TogglePin';
import { WatchHistory } from '@/application/sports/WatchHistory';
import { WatchList } from '@/application/sports/WatchList';
import { WatchMarkets } from '@/application/sports/WatchMarkets';
import { WatchMatch } from '@/application/sports/WatchMatch';
import { WatchPins } from '@/application/sports/WatchPins';
import { SyncWallet } from '@/application/wallet/SyncWallet';
import { getFrom } from './getFrom';
import type { LaterDoors } from './LaterDoors';
import { PORT } from './tokens';

/** The one door for screens, from what the container built. */
export function assemblePlayerApp(
  container: Container,
  doors: LaterDoors,
  sandbox: SandboxTools | null,
): PlayerApp {
  const get = getFrom(container);
  return {
    config: get(PORT.config),
    device: {
      clock: get(PORT.clock),
      scheduler: get(PORT.scheduler),
      cookies: get(PORT.cookies),
      storage: get(PORT.localStore),
      pageLife: get(PORT.pageLife),
      logger: get(PORT.logger),
    },
    session: {
      view: get(PORT.session),
      panel: get(PORT.authPanel),
      signUp: get(PORT.signUp),
      rememberedUsername: get(RememberedUsername),
      resume: get(ResumeSession),
      openPanel: get(OpenPanel),
      closePanel: get(ClosePanel),
      movePanel: get(MovePanel),
      logIn: get(LogIn),
      logInAsDemo: get(LogInAsDemo),
      requestSignUpOtp: get(RequestSignUpOtp),
      verifySignUpOtp: get(VerifySignUpOtp),
      resendSignUpOtp: get(ResendSignUpOtp),
      changeNumber: get(ChangeNumber),
      checkRegistration: get(CheckRegistration),
      register: get(Register),
      watchReferralCookies: get(WatchReferralCookies),
      offerReferralCode: get(OfferReferralCode),
      requestRecoveryOtp: get(RequestRecoveryOtp),
      resetPassword: get(ResetPassword),
      logOut: get(LogOut),
    },
    brand: { view: get(PORT.brand), reload: get(LoadBrand) },
    wallet: { view: get(PORT.wallet), sync: get(SyncWallet) },
    exposure: { view: get(PORT.exposure), load: get(LoadExposure), betsOfMatch: get(BetsOfMatch) },
    notices: {
      view: get(PORT.notices),
      markRead: get(MarkNoticesRead),
      dismissAnnouncements: get(DismissAnnouncements),
      tell: get(TellNotice),
    },
    connection: { view: get(PORT.connection) },
    routing: { pageVisited: get(PageVisited) },
    sports: {
      view: get(PORT.matches),
      board: get(PORT.board),
      watchList: get(WatchList),
      reloadList: get(ReloadList),
      watchMatch: get(WatchMatch),
      reloadMatch: get(ReloadMatch),
      watchMarkets: get(WatchMarkets),
      watchHistory: get(WatchHistory),
      watchPins: get(WatchPins),
      togglePin: get(TogglePin),
    },
    betting: {
      view: get(PORT.betting),
      pickPrice: get(PickPrice),
      editSlip: get(EditSlip),
      addChip: get(AddChip),
      stepOdds: get(StepOdds),
      chooseSlip: get(ChooseSlip),
      cancelBet: get(CancelBet),
      editBet: get(EditBet),
      cashOutFigure: get(CashOutFigure),
      requestCashOut: get(RequestCashOut),
      confirmCashOut: get(ConfirmCashOut),
      closeCashOut: get(CloseCashOut),
      fillStake: get(FillStake),
      changeChips: get(StakeChips),
      switchOneClick: get(OneClick),
      closeSlip: get(CloseSlip),
      confirmsPlacing: get(ConfirmPlacing),
      placeBet: get(PlaceBet),
      takeOffer: get(TakeOffer),
      acknowledge: get(Acknowledge),
      loadOpenBets: get(LoadOpenBets),
      loadBets: get(LoadBets),
      collectBets: get(CollectBets),
      watchBets: get(WatchBets),
      chooseAcceptance: get(ChooseAcceptance),
      preview: get(Preview),
      projection: get(Projection),
    },
    casino: {
      view: get(PORT.casino),
      loadCatalogue: get(LoadCatalogue),
      watchCatalogue: get(WatchCatalogue),
      openGame: get(OpenGame),
      playGame: get(PlayGame),
      retryLaunch: get(RetryLaunch),
      frameLoaded: get(FrameLoaded),
      attachFrame: get(AttachFrame),
      toggleFavourite: get(ToggleFavourite),
    },
    cashier: { open: { execute: doors.openCashier } },
    rewards: { open: { execute: doors.openRewards } },
    profile: { open: { execute: doors.openProfile } },
    content: { open: { execute: doors.openContent } },
    playSafe: {
      open: { execute: doors.openPlaySafe },
      whenThere: {
        execute: (then) => {
          then();
          return () => undefined;
        },
      },
    },
    sandbox,
  };
}
