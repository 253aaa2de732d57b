import type { Kernel } from '../kernel/Kernel';
import type { SmsInbox } from './SmsInbox';
import type { Pattern } from '../../texts/hindi';
import { wordsOf } from '../../texts/inWords';
import { say } from '../../texts/Said';
import type { SpokenLanguage } from '../../texts/SpokenLanguage';

export type CodePurpose = 'signup' | 'reset' | 'login' | 'bank';
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'locked';

/** An SMS is sent once: in the language of whoever asks. */
export interface CodeAsked extends Pick<IssuedCode, 'purpose' | 'bearer' | 'number'> {
  readonly language: SpokenLanguage;
}

export interface IssuedCode {
  readonly purpose: CodePurpose;
  /** To whom it is bound: the number itself at sign-up, the asking client for a reset (its payload names no account). */
  readonly bearer: string;
  readonly number: string;
  readonly code: string;
  readonly sentAt: number;
  wrong: number;
}

const SMS: Readonly<Record<CodePurpose, Pattern>> = {
  signup: '{code} is your code to finish signing up. It works once, for 10 minutes. Do not share it.',
  reset: '{code} is your code to reset your password. It works once, for 10 minutes. Do not share it.',
  login: '{code} is your code to log in. It works once, for 10 minutes. Do not share it.',
  bank: '{code} is your code to add an account to be paid out to. It works once, for 10 minutes. Do not share it.',
};

const LIFE_MS = 600_000;
const COOL_DOWN_MS = 30_000;
const WRONG_ALLOWED = 5;

/** assumed: six-digit codes, one use, ten minutes, five wrong tries, a new one kills the old (P22, F67). */
export class OneTimeCodes {
  private readonly kernel: Kernel;
  private readonly inbox: SmsInbox;
  private issued: IssuedCode[];

  constructor(kernel: Kernel, inbox: SmsInbox, saved?: readonly IssuedCode[]) {
    this.kernel = kernel;
    this.inbox = inbox;
    this.issued = [...(saved ?? [])];
  }

  /** Seconds to wait before another code may go to this number; 0 when one may go now. */
  coolDown(purpose: CodePurpose, number: string): number {
    const last = this.issued.find((each) => each.purpose === purpose && each.number === number);
    return last === undefined
      ? 0
      : Math.max(0, Math.ceil((last.sentAt + COOL_DOWN_MS - this.kernel.now) / 1000));
  }

  /** `silent`: a code that nobody receives, so that an unknown number cannot be told from a known one (X35). */
  issue({ purpose, bearer, number, language }: CodeAsked, silent = false): void {
    const { now } = this.kernel;
    const code = this.kernel.sixDigits();
    this.issued = this.issued.filter(
      (each) => each.purpose !== purpose || (each.number !== number && each.bearer !== bearer),
    );
    this.issued.push({ purpose, bearer, number, code, sentAt: now, wrong: 0 });
    this.kernel.touch();
    this.kernel.note('code', purpose, number);
    if (silent) return;
    const text = wordsOf(say(SMS[purpose], { code }), language);
    this.inbox.deliver({ to: `+91${number}`, text, at: now });
  }

  /** A right code is used up by asking. */
  check(purpose: CodePurpose, bearer: string, code: string): CodeVerdict {
    const found = this.issued.find((each) => each.purpose === purpose && each.bearer === bearer);
    if (found === undefined) return 'wrong';
    if (this.kernel.now - found.sentAt >= LIFE_MS) return 'expired';
    if (found.wrong >= WRONG_ALLOWED) return 'locked';
    this.kernel.touch();
    if (found.code !== code) {
      found.wrong += 1;
      return 'wrong';
    }
    this.issued = this.issued.filter((each) => each !== found);
    return 'right';
  }

  /** The number that this bearer's latest code was sent to. */
  numberOf(purpose: CodePurpose, bearer: string): string | null {
    return this.issued.find((each) => each.purpose === purpose && each.bearer === bearer)?.number ?? null;
  }

  /** Expired codes are kept a little, so that a late try hears "expired" and not "wrong". */
  sweep(): void {
    this.issued = this.issued.filter((each) => this.kernel.now - each.sentAt < 3 * LIFE_MS);
  }

  save(): readonly IssuedCode[] {
    return this.issued;
  }
}
