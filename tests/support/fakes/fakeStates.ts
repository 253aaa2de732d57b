import type { ConnectionStatus } from '@/application/ports/feeds/PlayerFeed';
import type { ConnectionState } from '@/application/ports/state/ConnectionState';
import type { ExposureState } from '@/application/ports/state/ExposureState';
import type { NoticesState } from '@/application/ports/state/NoticesState';
import type { WalletState } from '@/application/ports/state/WalletState';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Moment } from '@/domain/notices/Moment';
import type { Notice } from '@/domain/notices/Notice';
import { aged } from '@/domain/wallet/aged';
import type { Wallet } from '@/domain/wallet/Wallet';

export class FakeWalletState implements WalletState {
  wallet: Wallet | null = null;
  current = false;
  /** Every wallet that was ever shown. */
  readonly shown: Wallet[] = [];

  walletReplaced(wallet: Wallet): void {
    this.wallet = wallet;
    this.current = true;
    this.shown.push(wallet);
  }

  walletAged(): void {
    this.wallet = this.wallet === null ? null : aged(this.wallet);
    this.current = false;
  }

  walletForgotten(): void {
    this.wallet = null;
    this.current = false;
  }
}

export class FakeExposureState implements ExposureState {
  exposure: Exposure | null = null;
  current = false;
  failed = false;

  exposureReplaced(exposure: Exposure): void {
    this.exposure = exposure;
    this.current = true;
    this.failed = false;
  }

  exposureFailed(): void {
    this.current = false;
    this.failed = true;
  }

  exposureForgotten(): void {
    this.exposure = null;
    this.current = false;
    this.failed = false;
  }
}

export class FakeNoticesState implements NoticesState {
  recent: readonly Notice[] = [];
  unread = 0;
  moment: Moment | null = null;

  noticeAdded(notice: Notice): void {
    this.recent = [notice, ...this.recent].slice(0, 20);
    this.unread += 1;
  }

  noticesRestored(saved: readonly Notice[], unread: number): void {
    this.recent = [...this.recent, ...saved].slice(0, 20);
    this.unread += unread;
  }

  noticesRead(): void {
    this.unread = 0;
  }

  momentShown(moment: Moment): void {
    this.moment = moment;
  }

  momentOver(): void {
    this.moment = null;
  }

  noticesForgotten(): void {
    this.recent = [];
    this.unread = 0;
    this.moment = null;
  }
}

export class FakeConnectionState implements ConnectionState {
  status: ConnectionStatus = 'idle';
  online = true;

  statusChanged(status: ConnectionStatus): void {
    this.status = status;
  }

  onlineChanged(online: boolean): void {
    this.online = online;
  }
}
