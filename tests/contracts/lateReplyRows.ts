import type { PlayerApp } from '@/application/PlayerApp';
import { rupees } from '@/domain/shared/Money';
import { bonusOfferId } from '@/domain/shared/ids';

/** How a use case is called so that it asks the server. */
export interface LateReply {
  readonly args: readonly unknown[] | ((app: PlayerApp) => Promise<readonly unknown[]>);
  readonly as?: 'visitor';
  /** What it gives then, when that is not a failure. */
  readonly gives?: object;
}

/** It asks nobody, or what it asks for is the same for everybody and comes by itself. */
const HERE = 'asks for nothing of a player';
/** It needs bets that stand: tried in the tests of the use case. */
const BETS = 'tests/application/betting';
/** Asked for where push messages are on alone. */
const AWAY = 'tests/application/alerts/away.test.ts';

const FORM = { mobile: '9876501234', agreed: true };
const FILTER = { page: 1, size: 10, tab: 'all', days: { from: '2026-01-01', to: '2026-01-10' } };
const BETS_FILTER = { ...FILTER, tab: 'open', segment: 'all', days: '7d', byMatch: false };
const PAYMENT = { order: 'O1', reference: '412345678901', proof: null };
const ADDRESS = { kind: 'address', address: 'asha@okaxis', network: null };
const PASSWORDS = { current: 'Monsoon 5', next: 'Monsoon 6', confirm: 'Monsoon 6' };
const BANK = {
  ...{ type: 'bank', holder: 'Asha Rao', number: '123456789012', numberAgain: '123456789012' },
  ...{ ifsc: 'HDFC0001234', upiId: '', pan: '' },
};

async function aBank(app: PlayerApp): Promise<readonly unknown[]> {
  const page = await (await app.cashier.open()).banks.load(1);
  return page.ok ? [page.value.accounts.find(({ isDefault }) => !isDefault)?.id] : [];
}

async function aWithdrawal(app: PlayerApp): Promise<readonly unknown[]> {
  const { withdrawals } = await app.cashier.open();
  const target = { kind: 'address', address: 'asha@okaxis', network: null } as const;
  await withdrawals.submit({ method: 'upi', amount: rupees(500), target, note: '' });
  const { submission } = withdrawals.view;
  return submission.state === 'accepted' ? [submission.received.id] : [];
}

async function aBonus(app: PlayerApp): Promise<readonly unknown[]> {
  const { bonus } = await app.rewards.open();
  await bonus.claim(bonusOfferId('welcome'));
  const { submission } = bonus.claiming;
  return submission.state === 'accepted' ? [submission.received.id] : [];
}

export const LATE_REPLIES: Readonly<Record<string, string | LateReply>> = {
  'session.logIn': { as: 'visitor', args: [{ username: 'asharao', password: 'Secret123', remember: true }] },
  'session.requestLogInCode': { as: 'visitor', args: ['9876501234'] },
  'session.logInByCode': {
    as: 'visitor',
    args: async ({ session }) => {
      await session.requestLogInCode('9876501234');
      return ['123456'];
    },
  },
  'session.logInAsDemo': HERE,
  'session.requestSignUpOtp': { as: 'visitor', args: [FORM] },
  'session.requestRecoveryOtp': { as: 'visitor', args: ['9876501234'] },
  'wallet.sync': HERE,
  'exposure.load': { args: [] },
  'exposure.betsOfMatch': { args: ['m1', 0] },
  'betting.loadOpenBets': { args: [] },
  'betting.cancelBet': BETS,
  'betting.cancelAll': BETS,
  'cashier.deposits.loadGateways': { args: [] },
  'cashier.deposits.reload': { args: [] },
  'cashier.deposits.order': { args: ['m_upi', 50_000] },
  'cashier.deposits.payByApp': { args: ['m_upi', 50_000, 'gpay', true] },
  'cashier.deposits.submit': { args: [PAYMENT] },
  'cashier.deposits.payThere': { args: [{ gateway: 'm_fastpay', amount: 50_000 }] },
  'cashier.withdrawals.loadOverview': { args: [] },
  'cashier.withdrawals.list': { args: [{ status: 'all', page: 1, size: 10 }] },
  'cashier.withdrawals.collect': { args: ['all'] },
  'cashier.withdrawals.submit': { args: [{ method: 'upi', amount: 50_000, target: ADDRESS, note: '' }] },
  'cashier.withdrawals.cancel': { args: aWithdrawal },
  'cashier.banks.load': { args: [1] },
  'cashier.banks.add': { args: [BANK, false] },
  'cashier.banks.makeDefault': { args: aBank },
  'cashier.banks.remove': { args: aBank },
  'cashier.statement.load': { args: [FILTER] },
  'alerts.read': HERE,
  'alerts.watch': HERE,
  'alerts.add': AWAY,
  'alerts.remove': AWAY,
  'alerts.switchKind': AWAY,
  'alerts.chooseQuiet': AWAY,
  'reports.load': { args: [{ days: '7d' }] },
  'reports.results': HERE,
  'cashier.statement.collect': { args: [FILTER] },
  'cashier.kyc.reload': { args: [] },
  'rewards.bonus.load': { args: ['available', 1] },
  'rewards.bonus.open': { args: aBonus },
  'rewards.bonus.claim': { args: ['welcome'] },
  'rewards.bonus.claimPart': { args: ['BN1', 1] },
  'rewards.bonus.cancel': { args: aBonus },
  'rewards.referral.load': { args: [1] },
  'rewards.referral.generate': { args: [] },
  'profile.changePassword': { args: [PASSWORDS] },
  'profile.checks': { args: [], gives: { kyc: null, bank: null } },
  'playSafe.load': { args: [] },
  'playSafe.change': { args: [{ do: 'set', kind: 'stake', period: 'day', amount: 50_000 }] },
  'playSafe.takeBreak': { args: [{ do: 'timeOut', days: 1 }] },
  'betting.acknowledge': HERE,
  'betting.addChip': HERE,
  'betting.betDoubts': HERE,
  'betting.cashOutFigure': HERE,
  'betting.chooseCashOutRule': HERE,
  'betting.cashOutRule': HERE,
  'betting.changeChips': HERE,
  'betting.chooseAcceptance': HERE,
  'betting.chooseSlip': HERE,
  'betting.closeCashOut': HERE,
  'betting.closeSlip': HERE,
  'betting.chooseGuard': HERE,
  'betting.collectBets': { args: [BETS_FILTER] },
  'betting.confirmCashOut': BETS,
  'betting.confirmsPlacing': HERE,
  'betting.dropDoubts': HERE,
  'betting.editBet': BETS,
  'betting.editDoubts': HERE,
  'betting.edit': HERE,
  'betting.fillStake': HERE,
  'betting.guardSetting': HERE,
  'betting.loadBets': { args: [BETS_FILTER] },
  'betting.marketOf': HERE,
  'betting.pickOdds': HERE,
  'betting.pickPrice': HERE,
  'betting.place': BETS,
  'betting.placeAll': BETS,
  'betting.placeAllAnyway': BETS,
  'betting.placeAnyway': BETS,
  'betting.preview': HERE,
  'betting.projection': HERE,
  'betting.repeatBet': HERE,
  'betting.requestCashOut': BETS,
  'betting.slipsTogether': HERE,
  'betting.takeCashOut': BETS,
  'betting.stepOdds': HERE,
  'betting.switchOneClick': HERE,
  'betting.takeOffer': HERE,
  'betting.typeOdds': HERE,
  'betting.watchBets': HERE,
  'brand.reload': HERE,
  'brand.reloadAnnouncements': HERE,
  'cashier.banks.resume': HERE,
  'cashier.deposits.acknowledge': HERE,
  'cashier.deposits.chooseGateway': HERE,
  'cashier.deposits.extend': 'tests/application/cashier/deposits.test.ts',
  'cashier.deposits.leaveReplaced': HERE,
  'cashier.deposits.leftWith': HERE,
  'cashier.deposits.qrCode': HERE,
  'cashier.deposits.watch': HERE,
  'cashier.kyc.acknowledge': HERE,
  'cashier.kyc.check': HERE,
  'cashier.kyc.submit': 'tests/application/cashier/SubmitOnce.test.ts',
  'cashier.kyc.watch': HERE,
  'cashier.withdrawals.acknowledge': HERE,
  'cashier.withdrawals.follow': HERE,
  'cashier.withdrawals.resume': HERE,
  'casino.attachFrame': HERE,
  'casino.frameLoaded': HERE,
  'casino.loadCatalogue': HERE,
  'casino.openGame': 'tests/application/casino',
  'casino.playGame': 'tests/application/casino',
  'casino.retryLaunch': 'tests/application/casino',
  'casino.toggleFavourite': HERE,
  'content.legalText': HERE,
  'notices.dismissAnnouncement': HERE,
  'notices.endMoment': HERE,
  'notices.markRead': HERE,
  'notices.tell': HERE,
  'playSafe.askReturn': HERE,
  'playSafe.goOn': HERE,
  'profile.acceptance': HERE,
  'profile.checkPasswords': HERE,
  'profile.chooseAcceptance': HERE,
  'profile.chooseConfirm': HERE,
  'profile.chooseCues': HERE,
  'profile.cues': HERE,
  'profile.leaveDevice': HERE,
  'profile.tryCue': HERE,
  'rewards.bonus.acknowledgeClaim': HERE,
  'rewards.bonus.resumeClaim': HERE,
  'rewards.bonus.watch': HERE,
  'rewards.referral.arrived': HERE,
  'rewards.referral.linkTo': HERE,
  'rewards.referral.qrOf': HERE,
  'rewards.referral.watch': HERE,
  'routing.pageVisited': HERE,
  'session.changeNumber': HERE,
  'session.checkRegistration': HERE,
  'session.closePanel': HERE,
  'session.detailsTyped': HERE,
  'session.recoveryCodeCame': HERE,
  'session.logOut': HERE,
  'session.movePanel': HERE,
  'session.offerReferralCode': HERE,
  'session.openPanel': HERE,
  'session.register': 'tests/application/session',
  'session.rememberedUsername': HERE,
  'session.resendSignUpOtp': 'tests/application/session',
  'session.resetPassword': 'tests/application/session',
  'session.logInCodeCame': HERE,
  'session.logInCodeForgotten': HERE,
  'session.signUpCodeCame': HERE,
  'session.verifySignUpOtp': 'tests/application/session',
  'session.watchReferralCookies': HERE,
  'cashier.files.prepare': HERE,
  'cashier.withdrawals.addressFits': HERE,
  'search.chosen': HERE,
  'search.forgetRecent': HERE,
  'search.more': HERE,
  'search.reload': HERE,
  'search.type': HERE,
  'search.watch': HERE,
  'sports.reloadList': HERE,
  'sports.reloadMatch': HERE,
  'sports.toggleFolded': HERE,
  'sports.togglePin': HERE,
  'sports.watchFolded': HERE,
  'sports.watchHistory': HERE,
  'sports.watchList': HERE,
  'sports.watchListed': HERE,
  'sports.watchMarkets': HERE,
  'sports.watchMatch': HERE,
  'sports.watchPins': HERE,
  'autoCashOut.read': HERE,
  'autoCashOut.watch': HERE,
  'autoCashOut.set': 'tests/application/autoCashOut/autoCashOut.test.ts',
  'autoCashOut.remove': 'tests/application/autoCashOut/autoCashOut.test.ts',
  'autoCashOut.reload': { args: [] },
  'playSafe.activity': { args: [7] },
  'wallet.askAgain': 'tests/application/wallet',
};
