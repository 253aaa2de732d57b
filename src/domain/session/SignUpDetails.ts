/** What is typed at the last step of a sign-up and may be saved for a reload: never the password. */
export interface SignUpDetails {
  readonly name?: string;
  readonly username?: string;
  readonly referralCode?: string;
}
