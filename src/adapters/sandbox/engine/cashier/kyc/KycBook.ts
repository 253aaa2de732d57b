import type { Kernel } from '../../kernel/Kernel';
import { mixToHex } from '../../kernel/mix';
import type { KycLookup } from '../KycLookup';
import type { Verdict } from '../Review';
import type { ReviewService } from '../ReviewService';
import { KYC_TYPES, OTHER_KYC_TYPES } from './kycDefinition';
import type { KycTypeDefinition } from './kycDefinition';
import type { KycForm } from './KycForm';
import type { KycRecord } from './KycRecord';
import { identityPrint } from './identityPrint';
import { indianDay, isOver } from './kycRules';
import { wrongField } from './wrongField';
import { say, sayBoth } from '../../../texts/Said';
import type { Said, Words } from '../../../texts/Said';

export type KycRefusal =
  | 'TYPE_UNKNOWN'
  | 'FIELD_WRONG'
  | 'FILE_REFUSED'
  | 'CONSENT_NEEDED'
  | 'ALREADY_PENDING'
  | 'ALREADY_APPROVED'
  | 'DOCUMENT_ELSEWHERE'
  | 'KEY_REUSED'
  | 'TOO_MANY';
export type KycReply =
  | { readonly document: KycRecord }
  | { readonly code: KycRefusal; readonly why?: Said; readonly field?: string };

interface SpentKey {
  readonly userId: string;
  readonly key: string;
  readonly print: string;
  readonly id: string;
}

export interface SavedKyc {
  readonly documents: readonly KycRecord[];
  readonly keys: readonly SpentKey[];
}

const DAY_MS = 86_400_000;
/** assumed: how long somebody looks at it. */
const REVIEW_MS = 90_000;
const MAX_A_DAY = 5;
const UNREADABLE = say('The photo cannot be read. Take it again in good light, with all four corners.');
/** So that every end can be reached by hand: what becomes of documents whose serial number is seven times this digit. */
const ENDS: ReadonlyMap<string, Verdict | 'elsewhere'> = new Map<string, Verdict | 'elsewhere'>([
  ['0', { kind: 'decline', reason: UNREADABLE }],
  ['1', 'elsewhere'],
  ['2', { kind: 'expire' }],
]);

/** Documents of players. Pictures are looked at and gone; of a number its end and a print are kept. */
export class KycBook implements KycLookup {
  private documents: KycRecord[];
  private keys: SpentKey[];

  constructor(
    private readonly kernel: Kernel,
    private readonly reviews: ReviewService,
    private readonly changed: (document: KycRecord) => void,
    saved?: SavedKyc,
  ) {
    this.documents = (saved?.documents ?? []).map((document) => ({ ...document }));
    this.keys = [...(saved?.keys ?? [])];
    reviews.register('kyc', {
      approve: (id) => this.decided(id, 'approved', ''),
      decline: (id, reason) => this.decided(id, 'declined', reason === '' ? UNREADABLE : reason),
      expire: (id) => this.decided(id, 'expired', say('It was not reviewed in time.')),
    });
  }

  types(): readonly KycTypeDefinition[] {
    return KYC_TYPES;
  }

  /** Newest first. */
  of(userId: string): readonly KycRecord[] {
    return this.documents.filter((document) => document.userId === userId).toReversed();
  }

  withKey(userId: string, key: string): KycRecord | null {
    const spent = this.keys.find((each) => each.userId === userId && each.key === key);
    return this.documents.find(({ id }) => id === spent?.id) ?? null;
  }

  isApproved(userId: string): boolean {
    return this.of(userId).some(
      ({ status, expiry }) => status === 'approved' && !isOver(expiry, this.kernel.now),
    );
  }

  /** The same key with the same form: the same answer, once. */
  submit(userId: string, form: KycForm): KycReply {
    const type = [...KYC_TYPES, ...OTHER_KYC_TYPES].find(({ name }) => name === form.type);
    if (type === undefined) return { code: 'TYPE_UNKNOWN' };
    const print = printOf(type, form);
    const spent = this.keys.find((each) => each.userId === userId && each.key === form.key);
    if (spent !== undefined) {
      const known = this.withKey(userId, form.key);
      return known !== null && spent.print === print ? { document: known } : { code: 'KEY_REUSED' };
    }
    const refused = this.refusalOf(userId, type, form);
    if (refused !== null) return refused;
    const identity = identityPrint(type.name, form.valueOf);
    const document = this.put(userId, type.name, {
      number: form.valueOf('documentNumber') ?? '',
      print: identity,
      name: form.valueOf('fullName') ?? '',
      expiry: form.valueOf('expiryDate') ?? '',
      status: 'pending',
    });
    const { id, at } = document;
    const verdict = endOf(form);
    this.reviews.add({
      ...{ id, kind: 'kyc', userId, at, dueAt: at + REVIEW_MS },
      verdict: verdict === undefined || verdict === 'elsewhere' ? { kind: 'approve' } : verdict,
      what: sayBoth(say(type.label), `${document.masked}, ${document.name}`),
    });
    this.keys = [...this.keys, { userId, key: form.key, print, id }];
    return { document };
  }

  /** Documents run out at the end of their day. */
  sweep(): void {
    for (const document of this.documents)
      if (document.status === 'approved' && isOver(document.expiry, this.kernel.now))
        this.move(document, 'expired', say('The document has expired.'));
  }

  /** Demo players are known already. */
  openDemo(userId: string, name: string): void {
    const expiry = indianDay(this.kernel.now + 1_500 * DAY_MS);
    const number = `M${userId}`;
    const print = identityPrint('passport', () => number);
    this.put(userId, 'passport', { number, print, name, expiry, status: 'approved' });
  }

  forget(userId: string): void {
    this.documents = this.documents.filter((document) => document.userId !== userId);
    this.keys = this.keys.filter((each) => each.userId !== userId);
  }

  save(): SavedKyc {
    return { documents: this.documents, keys: this.keys };
  }

  private refusalOf(userId: string, type: KycTypeDefinition, form: KycForm): KycReply | null {
    const mine = this.of(userId);
    if (mine.some(({ status }) => status === 'pending')) return { code: 'ALREADY_PENDING' };
    if (mine.some((each) => each.type === type.name && each.status === 'approved'))
      return { code: 'ALREADY_APPROVED' };
    if (!form.consent) return { code: 'CONSENT_NEEDED' };
    const wrong = wrongField(type, form, this.kernel.now);
    if (wrong !== null) return wrong;
    const print = identityPrint(type.name, form.valueOf);
    const elsewhere = this.documents.some(
      (each) => each.userId !== userId && each.print === print && each.status !== 'declined',
    );
    if (elsewhere || endOf(form) === 'elsewhere') return { code: 'DOCUMENT_ELSEWHERE' };
    const today = mine.filter(({ at }) => at > this.kernel.now - DAY_MS);
    return today.length >= MAX_A_DAY ? { code: 'TOO_MANY' } : null;
  }

  private decided(id: string, status: KycRecord['status'], reason: Words): void {
    const document = this.documents.find((each) => each.id === id);
    if (document !== undefined) this.move(document, status, reason);
  }

  private move(document: KycRecord, status: KycRecord['status'], reason: Words): void {
    document.status = status;
    document.reason = reason;
    document.decidedAt = this.kernel.now;
    this.kernel.touch();
    this.kernel.note('kyc', document.userId, document.id, status);
    this.changed(document);
  }

  private put(
    userId: string,
    type: string,
    what: Pick<KycRecord, 'name' | 'expiry' | 'status' | 'print'> & { readonly number: string },
  ): KycRecord {
    const { number, print, name, expiry, status } = what;
    const at = this.kernel.now - (status === 'pending' ? 0 : DAY_MS);
    const document: KycRecord = {
      ...{ id: `KY${this.kernel.nextId()}`, userId, type, name, expiry, at, status, reason: '' },
      masked: `••••${number.slice(type === 'aadhaar' ? -4 : -3)}`,
      print,
      decidedAt: status === 'pending' ? null : at,
    };
    this.documents = [...this.documents, document];
    this.kernel.touch();
    this.kernel.note('kyc', userId, document.id, status);
    return document;
  }
}

function endOf(form: KycForm): Verdict | 'elsewhere' | undefined {
  const digit = /(\d)\1{6}(?:-\d)?$/.exec(form.valueOf('documentNumber') ?? '')?.[1];
  return digit === undefined ? undefined : ENDS.get(digit);
}

function printOf(type: KycTypeDefinition, form: KycForm): string {
  const values = type.fields.map(({ name }) => form.valueOf(name) ?? '');
  const files = form.files.map(({ field, bytes }) => `${field} ${bytes.length} ${sumOf(bytes)}`);
  return mixToHex([type.name, ...values, ...files].join('|'));
}

function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5 | 0;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
