import { httpDepositsGateway } from '@/adapters/http/cashier/httpDepositsGateway';
import { httpWithdrawalsGateway } from '@/adapters/http/cashier/httpWithdrawalsGateway';
import { HttpClient } from '@/adapters/http/HttpClient';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import { depositForm, redirectForm } from '@/application/cashier/deposits/depositForms';
import { SubmissionMemory } from '@/application/shared/SubmissionMemory';
import { SubmitOnce, type SubmitParts } from '@/application/shared/SubmitOnce';
import type { DepositsGateway } from '@/application/ports/gateways/DepositsGateway';
import { withdrawForm } from '@/application/cashier/withdrawals/openWithdrawals';
import type { Submission } from '@/domain/cashier/Submission';
import { submissionKey, token } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import { somePorts } from '@tests/support/fakes/somePorts';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { pngHeader } from '@tests/support/files/fileCorpus';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import type { SimTime } from '../SimTime';
import type { FormLine } from './FormLine';
import { FormIntents, type FormKind } from './FormIntents';
import { sessionStore } from '@tests/support/stores';

const KINDS: readonly FormKind[] = ['withdrawal', 'deposit', 'redirect'];
const METHODS = ['upi', 'wallet'];
const MAX_PAUSE_MS = 9_000;
const PNG = { name: 'proof.png', type: 'image/png', bytes: pngHeader(400, 300) };

interface Form {
  readonly submit: { submit(order: unknown): Promise<void> } & Pick<
    SubmitOnce<never, unknown>,
    'resume' | 'acknowledge' | 'closed'
  >;
  readonly view: { readonly submission: Submission<unknown> };
}

interface Tab {
  readonly forms: Readonly<Record<FormKind, Form>>;
  readonly deposits: DepositsGateway;
  alive: boolean;
  readonly number: number;
}

export interface FormAccount {
  readonly userId: string;
  readonly token: string;
}

/** A player at the cashier, on a bad line and in two tabs, who presses again, changes the amount, reloads and signs out. */
export class FormPlayer {
  readonly intents = new FormIntents();
  readonly store = new MapKeyValueStore();
  readonly counted = { changed: 0, 'pressed again': 0, reloads: 0, 'signed out': 0, 'other tab': 0 };
  private readonly session = sessionStore();
  private readonly roll: () => number;
  private tabs: Tab[] = [];
  private readonly orders = new Map<FormKind, unknown>();
  private stopActing = (): void => undefined;
  private keys = 0;
  private pages = 0;

  constructor(
    private readonly time: SimTime,
    readonly account: FormAccount,
    readonly line: FormLine,
    private readonly seed: number,
  ) {
    this.roll = seededRandom(seed);
    this.logIn();
    this.tabs = [this.open(), this.open()];
  }

  play(): void {
    this.stopActing = this.time.scheduler.after(500 + this.roll() * MAX_PAUSE_MS, () => {
      this.act();
      this.play();
    });
  }

  rest(): void {
    this.stopActing();
    this.line.mend();
  }

  /** Comes back to everything that was left open. */
  comeBack(): void {
    if (!this.session.signedIn) this.logIn();
    this.tabs = this.tabs.map((tab) => this.reload(tab));
  }

  states(): readonly Submission<unknown>[] {
    return this.tabs.flatMap(({ forms }) => KINDS.map((kind) => forms[kind].view.submission));
  }

  private act(): void {
    if (!this.session.signedIn) {
      if (this.roll() < 0.4) this.logIn();
      return;
    }
    const at = this.roll() < 0.75 ? 0 : 1;
    const tab = this.tabs[at];
    const kind = KINDS[Math.floor(this.roll() * KINDS.length)];
    if (tab === undefined || kind === undefined) return;
    if (at === 1) this.counted['other tab'] += 1;
    const { submit, view } = tab.forms[kind];
    const dice = this.roll();
    if (dice < 0.04) {
      this.counted.reloads += 1;
      this.tabs[at] = this.reload(tab);
    } else if (dice < 0.055) this.signOut();
    else {
      switch (view.submission.state) {
        case 'accepted':
        case 'rejected':
          submit.acknowledge();
          break;
        case 'unconfirmed':
          if (dice < 0.7) void this.pressAgain(tab, kind);
          break;
        default:
          void this.pressNew(tab, kind);
      }
    }
  }

  private async pressAgain(tab: Tab, kind: FormKind): Promise<void> {
    this.counted['pressed again'] += 1;
    const before = this.orders.get(kind);
    if (before !== undefined && this.roll() < 0.5) return this.press(tab, kind, before);
    this.counted.changed += 1;
    return this.pressNew(tab, kind);
  }

  private async pressNew(tab: Tab, kind: FormKind): Promise<void> {
    const order = await this.anOrder(tab, kind);
    if (order === null || !this.session.signedIn || !tab.alive) return;
    this.orders.set(kind, order);
    await this.press(tab, kind, order);
  }

  private async press(tab: Tab, kind: FormKind, order: unknown): Promise<void> {
    const { submit, view } = tab.forms[kind];
    const { state } = view.submission;
    if (state === 'submitting' || state === 'unknown') return;
    this.intents.pressed(kind, tab.number);
    await submit.submit(order);
  }

  private async anOrder({ deposits }: Tab, kind: FormKind): Promise<unknown> {
    const amount = rupees(200 + Math.floor(this.roll() * 500));
    if (kind === 'redirect') return { gateway: gatewayId('m_fastpay'), amount: rupees(amount / 100 + 300) };
    if (kind === 'withdrawal') {
      const method = METHODS[Math.floor(this.roll() * METHODS.length)] ?? 'upi';
      const target = {
        kind: 'address',
        address: method === 'upi' ? 'asha@okaxis' : '9876543210',
        network: null,
      };
      return { method, amount, target, note: '' };
    }
    const ordered = await deposits.order(gatewayId('m_upi'), rupees(amount / 100 + 300));
    const reference = String(Math.floor(this.roll() * 1e12)).padStart(12, '1');
    return ordered.ok ? { order: ordered.value.id, reference, proof: PNG } : null;
  }

  private signOut(): void {
    this.counted['signed out'] += 1;
    this.session.sessionClosed();
    for (const { forms } of this.tabs) for (const kind of KINDS) forms[kind].submit.closed();
  }

  private logIn(): void {
    this.session.sessionOpened(
      token(this.account.token),
      { ...ASHA, id: this.account.userId } as typeof ASHA,
      true,
    );
    for (const { forms } of this.tabs) for (const kind of KINDS) forms[kind].submit.resume();
  }

  private reload(tab: Tab): Tab {
    tab.alive = false;
    const next = this.open();
    if (this.session.signedIn) for (const kind of KINDS) next.forms[kind].submit.resume();
    return next;
  }

  /** A page: what it started dies with it, and what it stored stays. */
  private open(): Tab {
    const number = (this.pages += 1);
    const { session, time, store, line } = this;
    const { scheduler } = time;
    const life = { alive: true };
    const own = {
      get epoch() {
        return life.alive ? session.epoch : -1;
      },
      get owner() {
        return life.alive ? session.owner : null;
      },
    };
    const ownScheduler = {
      after: (ms: number, task: () => void) => scheduler.after(ms, () => life.alive && task()),
      every: (ms: number, task: () => void) => scheduler.every(ms, () => life.alive && task()),
      nextFrame: (task: () => void) => scheduler.nextFrame(task),
    };
    const url = 'http://sandbox.test';
    const client = new HttpClient({
      settings: {
        ...{ apiUrl: url, sportsUrl: url, lobbyUrl: url, registration: { typeId: 3, parentId: 1 } },
        authHeader: { name: 'Authorization', scheme: 'Bearer' },
        sportsAuthHeader: { name: 'token', scheme: '' },
      },
      transport: line.transport,
      scheduler: ownScheduler,
      clock: scheduler.clock,
      logger: new RecordingLogger(),
      random: this.roll,
      heldToken: () => session.token,
      onSessionEnded: () => {
        if (life.alive && session.signedIn) this.signOut();
      },
    });
    const withdrawals = httpWithdrawalsGateway(client);
    const deposits = httpDepositsGateway(client);
    const form = <Order, Received>(
      kind: FormKind,
      parts: SubmitParts<Order, Received>,
      idOf: (received: Received) => string,
    ): Form => {
      const view = new SubmissionStore<Received>();
      const state = {
        get submission() {
          return view.submission;
        },
        submissionMoved: (submission: Submission<Received>) => {
          view.submissionMoved(submission);
          if (life.alive) this.intents.moved(kind, submission, idOf as (received: unknown) => string, number);
        },
      };
      const send: typeof parts.send = (order, key) => {
        this.intents.left(kind, key, number);
        return parts.send(order, key);
      };
      const submit = new SubmitOnce<Order, Received>(
        { ...parts, send },
        state,
        new SubmissionMemory(store, own),
        somePorts({
          session: own,
          ids: { submissionKey: () => submissionKey(`${this.seed}${(this.keys += 1)}`.padStart(32, '0')) },
          clock: scheduler.clock,
          scheduler: ownScheduler,
        }),
      );
      return { submit: submit as unknown as Form['submit'], view };
    };
    const forms = {
      withdrawal: form(
        'withdrawal',
        withdrawForm(withdrawals, () => undefined),
        ({ id }) => id,
      ),
      deposit: form(
        'deposit',
        depositForm(deposits, () => undefined),
        ({ id }) => id,
      ),
      redirect: form(
        'redirect',
        redirectForm(deposits, () => undefined),
        ({ deposit }) => deposit.id,
      ),
    };
    return Object.assign(life, { forms, deposits, number });
  }
}
