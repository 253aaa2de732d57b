/** Where a push service reaches this browser, and what a message to it is encrypted with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `askable`: the player has not decided. `install`: only an app on the home screen may. */
export type PushPermission = 'unsupported' | 'install' | 'denied' | 'askable' | 'granted';

/** Push messages to this browser, while no page of ours is open. Never throws or rejects. */
export interface PushDevice {
  permission(): Promise<PushPermission>;
  /** The browser asks the player, who has just pressed something. */
  ask(): Promise<PushPermission>;
  /** The subscription for this server key: the one that is there, or a new one. null: it did not come about. */
  subscribe(serverKey: string): Promise<PushAddress | null>;
  /** null: there is none. */
  current(): Promise<PushAddress | null>;
  unsubscribe(): Promise<void>;
  /** A notification was tapped while the app is open: where it leads. Returns how to stop. */
  onTap(listener: (path: string) => void): () => void;
  /** In which language a notification is to be. */
  readonly language: string;
}
