import type { LastingAcceptance } from '@/domain/betting/BetSlip';
import type { Cue, CueChoice } from '@/domain/notices/Cue';
import type { PasswordChange, PasswordErrors } from '@/domain/profile/PasswordChange';
import type { FormAnswer } from '../shared/FormFailure';
import type { RequestStatus } from '@/domain/cashier/RequestStatus';

/** A player's own account and settings. A part of the app of its own: it comes when the page first needs it. */
export interface ProfileApp {
  /** Errors of the form as it stands; run again on each edit. */
  readonly checkPasswords: (form: PasswordChange) => PasswordErrors;
  /** Ends every other session of the account; this one stays. */
  readonly changePassword: (form: PasswordChange) => FormAnswer<keyof PasswordChange>;
  /** How far the operator knows the player, as far as anybody tells. Never rejects. */
  readonly checks: () => Promise<AccountChecks>;
  /** What new slips start with. Any odds is chosen in a slip, for its match alone. */
  readonly acceptance: () => LastingAcceptance;
  readonly chooseAcceptance: (choice: LastingAcceptance) => void;
  /** A second reading before a bet is placed; switching it on switches one-click off. */
  readonly chooseConfirm: (on: boolean) => void;
  readonly cues: () => CueChoice;
  readonly chooseCues: (choice: CueChoice) => void;
  /** Gives one at once, as they are chosen. */
  readonly tryCue: (cue: Cue) => void;
  /** Signs out in every tab, and what this browser keeps of the player goes too. */
  readonly leaveDevice: () => Promise<void>;
}

/** What is known of a player besides the number; null: not known. */
export interface AccountChecks {
  readonly kyc: RequestStatus | 'none' | null;
  readonly bank: RequestStatus | 'none' | null;
}
