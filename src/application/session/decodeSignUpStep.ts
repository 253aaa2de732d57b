import type { AuthPanel } from '@/domain/session/authPanels';
import type { SignUpDetails } from '@/domain/session/SignUpDetails';
import { parseSaved, savedFields } from '../shared/savedJson';

/** How far a sign-up had come when its page went away. */
export interface SignUpStep {
  /** Ten national digits: the step belongs to this number. */
  readonly mobile: string;
  /** The side panel that was open; null: none, or the step was a page of its own. */
  readonly panel: SignUpPanel | null;
  readonly returnTo: string | null;
  readonly verified: boolean;
  /** Codes that were sent to this number. */
  readonly codes: number;
  /** Epoch milliseconds from which another code may be asked for; null: none was sent. */
  readonly resendAt: number | null;
  readonly details: SignUpDetails;
}

const SIGN_UP_PANELS = ['mobileNumber', 'verifyNumber', 'register'] as const;
const DETAILS = ['name', 'username', 'referralCode'] as const satisfies readonly (keyof SignUpDetails)[];
const MAX_LENGTH = 200;

export type SignUpPanel = Extract<AuthPanel, (typeof SIGN_UP_PANELS)[number]>;

/** null for a panel that is no step of a sign-up. */
export function signUpPanel(panel: unknown): SignUpPanel | null {
  return SIGN_UP_PANELS.find((each) => each === panel) ?? null;
}

/** What this tab saved of a sign-up; null when it saved nothing, or nothing of ours (F71). */
export function decodeSignUpStep(text: string | null): SignUpStep | null {
  const { mobile, panel, returnTo, verified, codes, resendAt, details } = savedFields(parseSaved(text));
  if (typeof mobile !== 'string' || typeof verified !== 'boolean') return null;
  if (!isCount(codes) || (resendAt !== null && !isCount(resendAt))) return null;
  return {
    ...{ mobile, verified, codes, resendAt },
    panel: signUpPanel(panel),
    returnTo: typeof returnTo === 'string' ? returnTo : null,
    details: soundDetails(details),
  };
}

/** Only texts, and no longer than somebody types. */
function soundDetails(saved: unknown): SignUpDetails {
  const details = savedFields(saved);
  return Object.fromEntries(
    DETAILS.flatMap((field) => {
      const text = details[field];
      return typeof text === 'string' ? [[field, text.slice(0, MAX_LENGTH)]] : [];
    }),
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
