import { noticeFromPush } from '@/domain/notices/noticeFromPush';
import { serverWords } from '@/domain/shared/Message';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Notify } from '../notices/Notify';
import type { ConnectionStatus, PlayerFeed, PushedNotice } from '../ports/feeds/PlayerFeed';
import type { ConnectionState } from '../ports/state/ConnectionState';
import type { SessionState } from '../ports/state/SessionState';
import type { WalletState } from '../ports/state/WalletState';
import type { ReceiveBalance } from '../wallet/ReceiveBalance';
import type { SyncWallet } from '../wallet/SyncWallet';
import type { CheckSession } from './CheckSession';
import type { EndSession } from './EndSession';

/** What the server tells the player's own connection. RT-04, RT-06, SES-05, WAL-02, WAL-03, TOAST-02. */
export class ListenToPlayerFeed {
  constructor(
    private readonly feed: Pick<PlayerFeed, 'listen'>,
    private readonly session: Pick<SessionState, 'signedIn'>,
    private readonly connection: Pick<ConnectionState, 'statusChanged'>,
    private readonly wallet: Pick<WalletState, 'walletAged'>,
    private readonly syncWallet: Pick<SyncWallet, 'execute'>,
    private readonly receiveBalance: Pick<ReceiveBalance, 'execute'>,
    private readonly checkSession: Pick<CheckSession, 'execute'>,
    private readonly endSession: Pick<EndSession, 'execute'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  /** Returns how to stop. */
  start(): () => void {
    return this.feed.listen({
      connectionChanged: (status) => this.#connectionChanged(status),
      sessionRefused: (words) => {
        void this.endSession.execute('ended', serverWords(words, 'session.refused'));
      },
      sessionRefreshAsked: () => void this.checkSession.execute(),
      balancePushed: (balance) => this.#balancePushed(balance),
      noticePushed: (notice) => this.#noticePushed(notice),
    });
  }

  #connectionChanged(status: ConnectionStatus): void {
    this.connection.statusChanged(status);
    if (status === 'connected') void this.syncWallet.execute();
    else this.wallet.walletAged();
  }

  #balancePushed(balance: BalancePush): void {
    if (this.session.signedIn) this.receiveBalance.execute(balance);
  }

  #noticePushed(pushed: PushedNotice): void {
    const { message, type } = noticeFromPush(pushed);
    this.notify.execute(message, type);
  }
}
