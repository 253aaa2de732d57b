import type { ConnectionStatus } from '@/application/ports/feeds/PlayerFeed';
import type { ConnectionState } from '@/application/ports/state/ConnectionState';
import { observed } from './observed';

export class ConnectionStore implements ConnectionState {
  status: ConnectionStatus = 'idle';
  online: boolean;

  constructor(online: boolean) {
    this.online = online;
    observed(this);
  }

  statusChanged(status: ConnectionStatus): void {
    this.status = status;
  }

  onlineChanged(online: boolean): void {
    this.online = online;
  }
}
