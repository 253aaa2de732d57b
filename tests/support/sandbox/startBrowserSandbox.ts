import { createBrowserSandbox } from '@/adapters/sandbox/doors/inBrowser/createBrowserSandbox';
import type { RunningSandbox } from '@/adapters/sandbox/doors/inBrowser/createBrowserSandbox';
import { engineHere } from '@/adapters/sandbox/doors/inBrowser/worker/engineHere';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import { judgedEngine } from '../contract/judgedEngine';
import { keepsContract } from '../contract/keepsContract';
import { begunSandbox } from './begunSandbox';
import { FakeFramePage } from './FakeFramePage';
import type { SandboxOptions, SandboxUnderTest } from './SandboxUnderTest';
import { otpIn, START_MS } from './SandboxUnderTest';

export interface PageSandbox extends SandboxUnderTest {
  readonly framePage: FakeFramePage;
  readonly running: RunningSandbox;
}

/** The engine in the page, with the doubles of the network and of socket.io, in one tab and without storage. */
export function startBrowserSandbox(options: SandboxOptions = {}): Promise<PageSandbox> {
  const isReal = options.clock === 'real';
  let now = isReal ? 0 : (options.startMs ?? START_MS);
  const clock = { now: () => (isReal ? Date.now() : now) };
  const engines: SandboxUnderTest['engine'][] = [];
  const judged: (() => readonly string[])[] = [];
  const framePage = new FakeFramePage();
  const here = engineHere((given) => {
    const { engine, faults } = judgedEngine(
      (isReal ? createSandbox : begunSandbox)(given),
      options.judgesRequests === true,
    );
    engines.push(engine);
    judged.push(faults);
    return engine;
  }, clock);
  const running = createBrowserSandbox(
    {
      openEngine: here.open,
      seed: options.seed ?? 'test',
      storage: null,
      locks: null,
      openChannel: null,
      tabId: 'tab',
      faults: new FaultPlan(options.faultSeed),
      onHide: () => undefined,
      onShow: () => undefined,
      onReturn: () => undefined,
      notice: () => undefined,
    },
    framePage,
  );
  const engine = engines[0];
  if (engine === undefined) throw new Error('a single tab hosts at once');
  const sockets: SocketLike[] = [];
  return Promise.resolve({
    url: 'http://sandbox.test',
    running,
    framePage,
    engine,
    transport: running.transport,
    faults: running.faults,
    openSocket: (given) => {
      const socket = running.openSocket('http://sandbox.test', {
        path: '/public/',
        transports: ['websocket', 'polling'],
        ...given,
      });
      sockets.push(socket);
      return socket;
    },
    advance: (ms) => {
      now += ms;
      here.catchUp();
    },
    otpFor: (mobile) => otpIn(engine, mobile),
    close: () => {
      for (const socket of sockets) socket.disconnect();
      running.sandbox.close();
      keepsContract(judged.flatMap((faults) => faults()));
      return Promise.resolve();
    },
  });
}
