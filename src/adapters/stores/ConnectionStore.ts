import { action, makeObservable, observable } from 'mobx';
import type { ConnectionStatus } from '@/application/ports/feeds/PlayerFeed';
import type { ConnectionState } from '@/application/ports/state/ConnectionState';

export class ConnectionStore implements ConnectionState {
  status: ConnectionStatus = 'idle';
  online: boolean;

  constructor(online: boolean) {
    this.online = online;
    makeObservable(this, {
      status: observable,
      online: observable,
      statusChanged: action,
      onlineChanged: action,
    });
  }

  statusChanged(status: ConnectionStatus): void {
    this.status = status;
  }

  onlineChanged(online: boolean): void {
    this.online = online;
  }
}
