import type { FrameWord, GameFrame, GameFrames } from '@/application/ports/device/GameFrames';
import type { CasinoGateway } from '@/application/ports/gateways/CasinoGateway';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Game } from '@/domain/casino/Game';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
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
      say: (_window, word) => this.log.push(`say ${word}`),
      sizeText: (_window, percent) => this.log.push(`text ${percent}`),
      close: () => this.log.push('close'),
    };
  }
}
