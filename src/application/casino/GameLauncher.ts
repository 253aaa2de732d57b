import { safeUrl } from '@/domain/brand/safeUrl';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say, type Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { FrameWord, GameFrame } from '../ports/device/GameFrames';
import type { LaunchView } from '../ports/state/CasinoState';
import type { SessionParticipant } from '../session/SessionParticipant';
import { CancelSource } from '../ports/device/CancelSource';
import { stopAll } from '../shared/stopAll';
import type { SavedGames } from './SavedGames';

/** From here on it takes longer than usual. */
const SLOW_MS = 10_000;
/** assumed: a frame that has not loaded by then hangs (F86). Counted from its address. */
const FRAME_MS = 45_000;
const PATHS = { deposit: '/gatewaylist', limits: '/responsiblegame' } as const;

interface Run {
  readonly target: LaunchTarget;
  readonly source: CancelSource;
  frame: GameFrame | null;
  stopTimers: (() => void)[];
}

/**
 * One game at a time, from the lobby POST to the frame and back. Whatever comes of it after the player has left, or the session is over, is
 * dropped. CASINO-03, F86, X16.
 */
export class GameLauncher implements SessionParticipant {
  #run: Run | null = null;

  constructor(
    private readonly ports: Pick<
      Ports,
      | 'casinoGateway'
      | 'casino'
      | 'session'
      | 'gameFrames'
      | 'address'
      | 'config'
      | 'navigator'
      | 'scheduler'
      | 'playerFeed'
    >,
    private readonly saved: Pick<SavedGames, 'played'>,
    private readonly syncWallet: () => Promise<void>,
    private readonly notify: Notify,
  ) {}

  get target(): LaunchTarget | null {
    return this.#run?.target ?? null;
  }

  closed(): void {
    this.#end({ kind: 'none' });
  }

  start(target: LaunchTarget): void {
    this.#end(null);
    if (!this.ports.session.signedIn) {
      this.ports.casino.launchMoved({ kind: 'none' });
      return;
    }
    const run: Run = { target, source: new CancelSource(), frame: null, stopTimers: [] };
    this.#run = run;
    this.ports.casino.launchMoved({ kind: 'asking', target, slow: false });
    run.stopTimers.push(this.ports.scheduler.after(SLOW_MS, () => this.#slow()));
    void this.#ask(run);
  }

  /** Back to the lobby. */
  leave(): void {
    this.#end({ kind: 'none' });
  }

  loaded(): void {
    const { launch } = this.ports.casino;
    if (this.#run === null || launch.kind !== 'open') return;
    stopTimers(this.#run);
    this.ports.casino.launchMoved({ ...launch, loaded: true, slow: false });
  }

  attach(frameWindow: object): () => void {
    const frame = this.#run?.frame;
    if (!frame) return () => undefined;
    // Money also moves outside of the game: a bet is settled, or placed in another tab.
    const walletMoved = (): void => {
      const { launch } = this.ports.casino;
      if (launch.kind === 'open' && launch.frame === frame && launch.loaded) frame.say(frameWindow, 'wallet');
    };
    return stopAll(
      frame.attach(frameWindow, (word) => this.#onWord(word)),
      this.ports.playerFeed.listen({
        balancePushed: walletMoved,
        // What was pushed while there was no line is lost.
        connectionChanged: (status) => {
          if (status === 'connected') walletMoved();
        },
      }),
    );
  }

  async #ask(run: Run): Promise<void> {
    const reply = await this.ports.casinoGateway.launch(run.target, run.source);
    if (run.source.cancelled) return;
    if (!reply.ok) {
      this.#refused(run, reply.error);
      return;
    }
    const url = safeUrl(reply.value, 'game', { ...this.ports.address, origins: this.ports.config.gameHosts });
    if (url === null) {
      this.#fail(say('casino.launchFailed'));
      return;
    }
    const { target } = run;
    run.frame = this.ports.gameFrames.open(url);
    run.stopTimers.push(this.ports.scheduler.after(FRAME_MS, () => this.#fail(say('casino.launchFailed'))));
    const { launch } = this.ports.casino;
    const slow = launch.kind === 'asking' && launch.slow;
    if (target.key !== null) this.saved.played(target.key);
    this.ports.casino.launchMoved({ kind: 'open', target, frame: run.frame, loaded: false, slow });
  }

  #refused({ target }: Run, failure: Failure): void {
    if (!isNotOffered(failure)) {
      this.#fail(describeFailure(failure, 'casino.launchFailed'));
      return;
    }
    if (target.insteadPath === null) {
      this.#end({ kind: 'refused', target, message: say('wire.notOffered') });
      return;
    }
    this.#end({ kind: 'none' });
    this.ports.navigator.goTo(target.insteadPath, { replace: true });
  }

  /** The toast says what the specification says; the page says what is known. */
  #fail(message: Message): void {
    const target = this.target;
    if (target === null) return;
    this.#end({ kind: 'refused', target, message });
    this.notify(say('casino.launchFailed'), 'error');
  }

  #slow(): void {
    const { launch } = this.ports.casino;
    if (launch.kind === 'asking' || (launch.kind === 'open' && !launch.loaded))
      this.ports.casino.launchMoved({ ...launch, slow: true });
  }

  #onWord(word: FrameWord): void {
    const target = this.target;
    if (target === null) return;
    if (word === 'balance') void this.syncWallet();
    else this.ports.navigator.goTo(word === 'leave' ? (target.homeUrl ?? '/games-all') : PATHS[word]);
  }

  #end(shown: LaunchView | null): void {
    const run = this.#run;
    this.#run = null;
    if (run !== null) {
      run.source.cancel();
      stopTimers(run);
      run.frame?.close();
      // Whatever the game said about the balance.
      if (run.frame !== null) void this.syncWallet();
    }
    if (
      shown !== null &&
      !(run === null && shown.kind === 'none' && this.ports.casino.launch.kind === 'none')
    )
      this.ports.casino.launchMoved(shown);
  }
}

function stopTimers(run: Run): void {
  for (const stop of run.stopTimers) stop();
  run.stopTimers = [];
}

/** No error, and trying again would not bring it: by its code, or by a backend that does not know of codes. */
function isNotOffered(failure: Failure): boolean {
  return failure.kind === 'notOffered' || (failure.kind === 'refused' && failure.code === 'GAME_NOT_OFFERED');
}
