import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import type { Message } from '@/domain/shared/Message';
import type { KycView } from '../ports/state/KycState';
import type { SubmissionView } from '../ports/state/SubmissionState';
import type { KycDraft } from './kyc/KycDrafts';

/** Who the player is, as the operator must know it (CASH-05). */
export interface KycApp {
  readonly view: KycView;
  readonly submission: SubmissionView<KycDocument>;
  /** Keeps the documents of the view as the server has them, takes up what was sent before, until released. */
  readonly watch: () => () => void;
  readonly reload: () => Promise<void>;
  /** What is wrong, by the fields' names. */
  readonly check: (type: KycType, entries: KycEntries) => ReadonlyMap<string, Message>;
  /** False: nothing was sent, `check` says why. */
  readonly submit: (type: KycType, entries: KycEntries) => Promise<boolean>;
  /** After a refusal or for another document. */
  readonly acknowledge: () => void;
  readonly drafts: { read(): KycDraft; write(draft: KycDraft): void; remove(): void };
}
