import type { ConnectionStatus } from '../feeds/PlayerFeed';

export interface ConnectionView {
  readonly status: ConnectionStatus;
  readonly online: boolean;
}

export interface ConnectionState extends ConnectionView {
  statusChanged(status: ConnectionStatus): void;
  onlineChanged(online: boolean): void;
}
