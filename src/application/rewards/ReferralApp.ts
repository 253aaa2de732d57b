/** Friends that a player brings, and what they bring. */
export interface ReferralApp {}
