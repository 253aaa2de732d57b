/** What a browser is told while its page is closed: encrypted for it alone, as Web Push has it (docs/wire.md 4.12a). */
export interface PushPayload {
  /** Two with the same id are one notification. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Where a tap leads: to this match; null: to the player's bets. */
  readonly refMatchId: string | null;
}

/** One message to one push service. */
export interface PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** After this it is not worth delivering. */
  readonly ttlSeconds: number;
  readonly payload: PushPayload;
}
