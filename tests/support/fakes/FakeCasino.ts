import type { FrameWord, GameFrame, GameFrames } from '@/application/ports/device/GameFrames';
import type { CasinoGateway } from '@/application/ports/gateways/CasinoGateway';
import type { CasinoState, LaunchView } from '@/application/ports/state/CasinoState';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Catalogue } from '@/domain/casino/Catalogue';
import type { Game, GameKey } from '@/domain/casino/Game';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { Message } from '@/domain/shared/Message';
import { waitingCalls } from './waitingCalls';

export class FakeCasinoGateway implements CasinoGateway {
  readonly catalogues = waitingCalls<readonly Game[]>();
  readonly launches = waitingCalls<string>();
  readonly asked: { readonly target: LaunchTarget; readonly cancellation: Cancellation | undefined }[] = [];

  catalogue() {
    return this.catalogues.ask();
  }

  launch(target: LaunchTarget, cancellation?: Cancellation) {
    this.asked.push({ target, cancellation });
    return this.launches.ask();
  }
}

export class FakeCasinoState implements CasinoState {
  catalogue: Loadable<Catalogue> = { state: 'loading' };
  favourites: readonly GameKey[] = [];
  recent: readonly GameKey[] = [];
  launch: LaunchView = { kind: 'none' };
  readonly moves: string[] = [];

  catalogueArrived(catalogue: Catalogue): void {
    this.catalogue = { state: 'ready', value: catalogue };
  }

  catalogueFailed(message: Message): void {
    if (this.catalogue.state !== 'ready') this.catalogue = { state: 'failed', message };
  }

  favouritesChanged(favourites: readonly GameKey[]): void {
    this.favourites = favourites;
  }

  recentChanged(recent: readonly GameKey[]): void {
    this.recent = recent;
  }

  launchMoved(launch: LaunchView): void {
    this.launch = launch;
    this.moves.push(launch.kind);
  }
}

export class FakeGameFrames implements GameFrames {
  readonly log: string[] = [];
  say: (word: FrameWord) => void = () => undefined;

  open(url: string): GameFrame {
    this.log.push(`open ${url}`);
    return {
      src: url,
      sandbox: 'allow-scripts',
      attach: (_window, onWord) => {
        this.say = onWord;
        return () => this.log.push('detach');
      },
      close: () => this.log.push('close'),
    };
  }
}
