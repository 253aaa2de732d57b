import type { PlayerApp } from '@/application/PlayerApp';
import { DismissAnnouncements } from '@/application/notices/DismissAnnouncements';
import { MarkNoticesRead } from '@/application/notices/MarkNoticesRead';
import { TellNotice } from '@/application/notices/TellNotice';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { PageVisited } from '@/application/routing/PageVisited';
import { ClosePanel } from '@/application/session/ClosePanel';
import { OpenPanel } from '@/application/session/OpenPanel';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import { ReloadList } from '@/application/sports/ReloadList';
import { WatchList } from '@/application/sports/WatchList';
import { say } from '@/domain/shared/Message';
import { ok } from '@/domain/shared/Result';
import { deferrals } from './deferrals';
import type { LaterApp } from './LaterApp';
import type { EarlyUseCases } from './openEarly';
import type { EarlyPorts } from './EarlyPorts';

/**
 * The app as a screen sees it from the first moment. What a first page needs is here; the rest is asked for when it is needed and
 * then answers as if it had always been there.
 */
export function openFrontApp(
  ports: EarlyPorts,
  early: EarlyUseCases,
  later: LaterApp,
  tools: SandboxTools | null,
): PlayerApp {
  const { form, question, command, watch, answer } = deferrals(later, () =>
    early.notify.execute(say('notice.chunkFailed'), 'error'),
  );
  return {
    config: ports.config,
    device: {
      clock: ports.clock,
      scheduler: ports.scheduler,
      cookies: ports.cookies,
      storage: ports.localStore,
      pageLife: ports.pageLife,
      logger: ports.logger,
    },
    session: {
      view: ports.session,
      panel: ports.authPanel,
      signUp: ports.signUp,
      rememberedUsername: new RememberedUsername(ports.localStore),
      resume: command((app) => app.session.resume),
      openPanel: new OpenPanel(ports.authPanel, ports.session, ports.signUp, ports.brand),
      closePanel: new ClosePanel(ports.authPanel),
      movePanel: command((app) => app.session.movePanel),
      logIn: form((app) => app.session.logIn),
      logInAsDemo: form((app) => app.session.logInAsDemo),
      requestSignUpOtp: form((app) => app.session.requestSignUpOtp),
      verifySignUpOtp: form((app) => app.session.verifySignUpOtp),
      resendSignUpOtp: form((app) => app.session.resendSignUpOtp),
      changeNumber: command((app) => app.session.changeNumber),
      checkRegistration: answer((app) => app.session.checkRegistration, {}),
      register: form((app) => app.session.register),
      watchReferralCookies: watch((app) => app.session.watchReferralCookies),
      offerReferralCode: command((app) => app.session.offerReferralCode),
      requestRecoveryOtp: form((app) => app.session.requestRecoveryOtp),
      resetPassword: form((app) => app.session.resetPassword),
      logOut: question((app) => app.session.logOut),
    },
    brand: { view: ports.brand, reload: early.loadBrand },
    wallet: { view: ports.wallet, sync: question((app) => app.wallet.sync) },
    exposure: {
      view: ports.exposure,
      load: question((app) => app.exposure.load),
      betsOfMatch: question((app) => app.exposure.betsOfMatch),
    },
    notices: {
      view: ports.notices,
      markRead: new MarkNoticesRead(ports.notices),
      dismissAnnouncements: new DismissAnnouncements(ports.brand),
      tell: new TellNotice(early.notify),
    },
    connection: { view: ports.connection },
    routing: { pageVisited: new PageVisited(ports.brandGateway) },
    sports: {
      view: ports.matches,
      board: ports.board,
      watchList: new WatchList(early.matchLists),
      reloadList: new ReloadList(early.matchLists),
      watchMatch: watch((app) => app.sports.watchMatch),
      reloadMatch: question((app) => app.sports.reloadMatch),
      watchMarkets: watch((app) => app.sports.watchMarkets),
      watchHistory: watch((app) => app.sports.watchHistory),
      watchPins: watch((app) => app.sports.watchPins),
      togglePin: command((app) => app.sports.togglePin),
    },
    betting: {
      view: ports.betting,
      pickPrice: command((app) => app.betting.pickPrice),
      chooseSlip: command((app) => app.betting.chooseSlip),
      editSlip: command((app) => app.betting.editSlip),
      addChip: command((app) => app.betting.addChip),
      fillStake: command((app) => app.betting.fillStake),
      changeChips: answer((app) => app.betting.changeChips, ok()),
      switchOneClick: answer((app) => app.betting.switchOneClick, ok()),
      stepOdds: command((app) => app.betting.stepOdds),
      closeSlip: command((app) => app.betting.closeSlip),
      confirmsPlacing: answer((app) => app.betting.confirmsPlacing, false),
      placeBet: question((app) => app.betting.placeBet),
      takeOffer: command((app) => app.betting.takeOffer),
      acknowledge: command((app) => app.betting.acknowledge),
      cancelBet: question((app) => app.betting.cancelBet),
      editBet: answer((app) => app.betting.editBet, ok()),
      cashOutFigure: answer((app) => app.betting.cashOutFigure, null),
      requestCashOut: question((app) => app.betting.requestCashOut),
      confirmCashOut: question((app) => app.betting.confirmCashOut),
      closeCashOut: command((app) => app.betting.closeCashOut),
      loadOpenBets: question((app) => app.betting.loadOpenBets),
      loadBets: question((app) => app.betting.loadBets),
      collectBets: question((app) => app.betting.collectBets),
      watchBets: watch((app) => app.betting.watchBets),
      chooseAcceptance: command((app) => app.betting.chooseAcceptance),
      preview: answer((app) => app.betting.preview, null),
      projection: answer((app) => app.betting.projection, []),
    },
    casino: {
      view: ports.casino,
      loadCatalogue: question((app) => app.casino.loadCatalogue),
      watchCatalogue: watch((app) => app.casino.watchCatalogue),
      openGame: command((app) => app.casino.openGame),
      playGame: watch((app) => app.casino.playGame),
      retryLaunch: command((app) => app.casino.retryLaunch),
      frameLoaded: command((app) => app.casino.frameLoaded),
      attachFrame: watch((app) => app.casino.attachFrame),
      toggleFavourite: command((app) => app.casino.toggleFavourite),
    },
    cashier: { open: question((app) => app.cashier.open) },
    rewards: { open: question((app) => app.rewards.open) },
    profile: { open: question((app) => app.profile.open) },
    content: { open: question((app) => app.content.open) },
    playSafe: {
      open: question((app) => app.playSafe.open),
      whenThere: watch((app) => app.playSafe.whenThere),
    },
    sandbox: tools,
  };
}
