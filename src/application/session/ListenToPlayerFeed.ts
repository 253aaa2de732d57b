import { noticeFromPush } from '@/domain/notices/noticeFromPush';
import { serverWords } from '@/domain/shared/Message';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { ConnectionStatus, PushedNotice } from '../ports/feeds/PlayerFeed';
import type { ReceiveBalance } from '../wallet/receiveBalance';
import type { SyncWallet } from '../wallet/SyncWallet';
import type { CheckSession } from './checkSession';
import type { EndSession } from './endSession';

/** What the server tells the player's own connection. RT-04, RT-06, SES-05, WAL-02, WAL-03, TOAST-02. */
export class ListenToPlayerFeed {
  constructor(
    private readonly ports: Pick<Ports, 'playerFeed' | 'session' | 'connection' | 'wallet'>,
    private readonly syncWallet: Pick<SyncWallet, 'sync'>,
    private readonly receiveBalance: ReceiveBalance,
    private readonly checkSession: CheckSession,
    private readonly endSession: EndSession,
    private readonly notify: Notify,
  ) {}

  /** Returns how to stop. */
  start(): () => void {
    return this.ports.playerFeed.listen({
      connectionChanged: (status) => this.#connectionChanged(status),
      sessionRefused: (words) => {
        void this.endSession('ended', serverWords(words, 'session.refused'));
      },
      sessionRefreshAsked: () => void this.checkSession(),
      balancePushed: (balance) => this.#balancePushed(balance),
      noticePushed: (notice) => this.#noticePushed(notice),
    });
  }

  #connectionChanged(status: ConnectionStatus): void {
    this.ports.connection.statusChanged(status);
    if (status === 'connected') void this.syncWallet.sync();
    else this.ports.wallet.walletAged();
    if (status === 'disconnected' || status === 'reconnecting') this.ports.wallet.walletFailed();
  }

  #balancePushed(balance: BalancePush): void {
    if (this.ports.session.signedIn) this.receiveBalance(balance);
  }

  #noticePushed(pushed: PushedNotice): void {
    const { message, type } = noticeFromPush(pushed);
    this.notify(message, type);
  }
}
