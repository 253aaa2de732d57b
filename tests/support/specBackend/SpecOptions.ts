/** What an author may choose where the specification leaves the choice; the default is the plainest. */
export interface SpecOptions {
  /** How a path that the specification does not have is answered. `bare` has no CORS headers, like a proxy in front. */
  readonly missing?: 'json' | 'html' | 'bare';
  /** What /bet/exposure/amount gives: its rows, their sum, or both. The specification shows no result. */
  readonly exposure?: 'rows' | 'amount' | 'both';
  /** false: the lobby has no call to open a game. */
  readonly lobby?: boolean;
  /** How the lobby names the address of a game. */
  readonly gameUrl?: 'url' | 'gameUrl' | 'launchUrl' | 'string';
  /** How GET /bets wraps its rows. */
  readonly bets?: 'counted' | 'list';
  /** 0: an OTP is asked for at sign-up. */
  readonly otp?: number | string;
  readonly hasDemoUsers?: boolean;
  /** A wallet that tells cash apart; without it there is a balance and coins only. */
  readonly cash?: number;
}
