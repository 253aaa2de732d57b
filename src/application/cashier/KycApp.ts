/** Who the player is, as the operator must know it. */
export interface KycApp {}
