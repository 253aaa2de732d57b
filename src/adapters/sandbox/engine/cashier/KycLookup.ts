/** Whether a player is known: asked before money leaves. */
export interface KycLookup {
  /** A document is approved and has not expired. */
  isApproved(userId: string): boolean;
}
