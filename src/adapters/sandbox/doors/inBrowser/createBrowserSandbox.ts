import type { Transport } from '@/adapters/http/Transport';
import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { FaultPlan } from '../../faults/FaultPlan';
import { planFault, readFaultRequest } from '../../faults/planFault';
import type { ControlReply, WaitingReview } from '../../wire/SandboxControls';
import type { BrowserSandboxEnv } from './BrowserSandbox';
import { BrowserSandbox } from './BrowserSandbox';
import { createHttpDoor } from './createHttpDoor';
import type { FramePage } from './PageGameFrames';
import { PageGameFrames } from './PageGameFrames';
import type { OpenSocket } from './createSocketDoor';
import { createSocketDoor } from './createSocketDoor';

/** The powers over the world, for the console and for tests in a real browser. JSON in, JSON out. */
export interface SandboxPowers {
  /** One of the engine's controls, or `advance`, `restart`, `reset`. */
  control(name: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Plans a `FaultRequest` for this tab; gives the id to ask with, or null when it is none. */
  fault(request: unknown): string | null;
  occurred(faultId: string): number;
  cancelFault(faultId: string): void;
  clearFaults(): void;
  isHosting(): boolean;
}

export interface RunningSandbox {
  readonly transport: Transport;
  readonly openSocket: OpenSocket;
  readonly tools: SandboxTools;
  /** As if the tab were closed. */
  readonly close: () => void;
  readonly gameFrames: GameFrames;
  readonly powers: SandboxPowers;
  readonly sandbox: BrowserSandbox;
  readonly faults: FaultPlan;
}

/** The sandbox of one page. */
export function createBrowserSandbox(env: BrowserSandboxEnv, page: FramePage): RunningSandbox {
  const sandbox = new BrowserSandbox(env);
  const { faults } = env;
  return {
    sandbox,
    faults,
    close: () => sandbox.close(),
    transport: createHttpDoor(sandbox.link, faults),
    openSocket: createSocketDoor(sandbox.link, faults),
    gameFrames: new PageGameFrames(sandbox.link, page),
    tools: {
      inbox: () => sandbox.inbox.newestFirst(),
      onInbox: (listener) => sandbox.inbox.onChange(listener),
      // Our own engine answers: the shapes are those of `SandboxControls`.
      reviews: async () => ((await sandbox.control('reviews', [])) ?? []) as readonly WaitingReview[],
      decide: async (id, verdict, reason) => {
        const reply = (await sandbox.control('decide', [id, verdict, reason])) as ControlReply | null;
        return reply?.ok === true;
      },
      paymentPage: () => '/deposit/return?status=success',
      reset: async () => {
        await sandbox.control('reset');
      },
    },
    powers: {
      control: (name, ...args) => sandbox.control(name, args),
      fault: (input) => {
        const request = readFaultRequest(input);
        return request === null ? null : planFault(faults, request).id;
      },
      occurred: (id) => faults.find(id)?.occurred() ?? 0,
      cancelFault: (id) => faults.find(id)?.cancel(),
      clearFaults: () => faults.clear(),
      isHosting: () => sandbox.isHosting,
    },
  };
}
