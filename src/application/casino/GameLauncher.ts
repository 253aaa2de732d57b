import { safeUrl } from '@/domain/brand/safeUrl';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { AppConfig } from '../ports/device/AppConfig';
import type { FrameWord, GameFrame, GameFrames } from '../ports/device/GameFrames';
import type { Navigator } from '../ports/device/Navigator';
import type { PageAddress } from '../ports/device/PageAddress';
import type { Scheduler } from '../ports/device/Scheduler';
import type { CasinoGateway } from '../ports/gateways/CasinoGateway';
import type { CasinoState, LaunchView } from '../ports/state/CasinoState';
import type { SessionState } from '../ports/state/SessionState';
import type { SessionParticipant } from '../session/SessionParticipant';
import { CancelSource } from '../ports/device/CancelSource';
import type { SyncWallet } from '../wallet/SyncWallet';
import type { SavedGames } from './SavedGames';

/** From here on it takes longer than usual. */
const SLOW_MS = 10_000;
/** assumed: a frame that has not loaded by then hangs (F86). Counted from its address. */
const FRAME_MS = 45_000;
const DEPOSIT_PATH = '/gatewaylist';

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
    private readonly casino: Pick<CasinoGateway, 'launch'>,
    private readonly state: Pick<CasinoState, 'launch' | 'launchMoved'>,
    private readonly session: Pick<SessionState, 'signedIn'>,
    private readonly frames: GameFrames,
    private readonly address: PageAddress,
    private readonly config: Pick<AppConfig, 'gameHosts'>,
    private readonly saved: Pick<SavedGames, 'played'>,
    private readonly syncWallet: Pick<SyncWallet, 'execute'>,
    private readonly navigator: Pick<Navigator, 'goTo'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  get target(): LaunchTarget | null {
    return this.#run?.target ?? null;
  }

  opened(): void {
    // A page that wants a game asks for it.
  }

  closed(): void {
    this.#end({ kind: 'none' });
  }

  start(target: LaunchTarget): void {
    this.#end(null);
    if (!this.session.signedIn) {
      this.state.launchMoved({ kind: 'none' });
      return;
    }
    const run: Run = { target, source: new CancelSource(), frame: null, stopTimers: [] };
    this.#run = run;
    this.state.launchMoved({ kind: 'asking', target, slow: false });
    run.stopTimers.push(this.scheduler.after(SLOW_MS, () => this.#slow()));
    void this.#ask(run);
  }

  /** Back to the lobby. */
  leave(): void {
    this.#end({ kind: 'none' });
  }

  loaded(): void {
    const { launch } = this.state;
    if (this.#run === null || launch.kind !== 'open') return;
    stopTimers(this.#run);
    this.state.launchMoved({ ...launch, loaded: true, slow: false });
  }

  attach(frameWindow: object): () => void {
    return this.#run?.frame?.attach(frameWindow, (word) => this.#heard(word)) ?? (() => undefined);
  }

  async #ask(run: Run): Promise<void> {
    const reply = await this.casino.launch(run.target, run.source);
    if (run.source.cancelled) return;
    if (!reply.ok) {
      this.#refused(run, reply.error);
      return;
    }
    const url = safeUrl(reply.value, 'game', { ...this.address, origins: this.config.gameHosts });
    if (url === null) {
      this.#fail(say('casino.launchFailed'));
      return;
    }
    const { target } = run;
    run.frame = this.frames.open(url);
    run.stopTimers.push(this.scheduler.after(FRAME_MS, () => this.#fail(say('casino.launchFailed'))));
    const { launch } = this.state;
    const slow = launch.kind === 'asking' && launch.slow;
    if (target.key !== null) this.saved.played(target.key);
    this.state.launchMoved({ kind: 'open', target, frame: run.frame, loaded: false, slow });
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
    this.navigator.goTo(target.insteadPath, { replace: true });
  }

  /** The toast says what the specification says; the page says what is known. */
  #fail(message: Message): void {
    const target = this.target;
    if (target === null) return;
    this.#end({ kind: 'refused', target, message });
    this.notify.execute(say('casino.launchFailed'), 'error');
  }

  #slow(): void {
    const { launch } = this.state;
    if (launch.kind === 'asking' || (launch.kind === 'open' && !launch.loaded))
      this.state.launchMoved({ ...launch, slow: true });
  }

  #heard(word: FrameWord): void {
    const target = this.target;
    if (target === null) return;
    if (word === 'balance') void this.syncWallet.execute();
    else this.navigator.goTo(word === 'deposit' ? DEPOSIT_PATH : (target.homeUrl ?? '/games-all'));
  }

  #end(shown: LaunchView | null): void {
    const run = this.#run;
    this.#run = null;
    if (run !== null) {
      run.source.cancel();
      stopTimers(run);
      run.frame?.close();
      // Whatever the game said about the balance.
      if (run.frame !== null) void this.syncWallet.execute();
    }
    if (shown !== null && !(run === null && shown.kind === 'none' && this.state.launch.kind === 'none'))
      this.state.launchMoved(shown);
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
