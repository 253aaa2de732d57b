import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createPortal, flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import type { FirstPage } from '@/application/FirstPage';
import type { MarketFeedListener, MarketStreamMessage } from '@/application/ports/feeds/MarketFeed';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { StreamedPrices } from '@/application/sports/StreamedPrices';
import { FrameScheduler } from '@/adapters/browser/FrameScheduler';
import { SystemClock } from '@/adapters/platform/SystemClock';
import { LADDER_REACH } from '@/domain/betting/ladder';
import { ok } from '@/domain/shared/Result';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { I18nProvider } from '@/ui/i18n/I18nProvider';
import { englishTexts } from '@/texts/englishTexts';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { RunnerLadder } from '@/ui/sports/ladder/RunnerLadder';
import { MarketLadder } from '@/ui/sports/match/MarketLadder';
import { PLAYER, fakePlayerApp, firstPageOf } from '@tests/support/fakes/fakePlayerApp';
import { EPOCH } from '../stream/StreamTalk';
import type { GridCopy, Held, OpenOptions } from './BenchPage';
import { benchMarket } from './benchMarket';
import { laddersHost } from './laddersHost';
import type { Grid, Shown } from './Grid';

/** The app's own price path, from the decoded message to the cell. Only what is not on that path is a fake. */
export class OurGrid implements Grid {
  readonly #fake = fakePlayerApp({ user: PLAYER });
  readonly #app: FirstPage;
  #prices: StreamedPrices | null = null;
  #listener: MarketFeedListener | null = null;
  #root: Root | null = null;
  #mounted = 0;
  #ladders: { readonly host: HTMLElement; readonly count: number } | null = null;

  constructor(private readonly shown: Shown) {
    const device = { ...this.#fake.app.device, clock: new SystemClock(), scheduler: new FrameScheduler() };
    this.#app = firstPageOf({ ...this.#fake.app, device });
  }

  async open(host: HTMLElement, options: OpenOptions, images: readonly MarketChange[]): Promise<void> {
    this.#prices = this.#streamed(images);
    this.#prices.wanted(images.map(({ id }) => id));
    this.#root = createRoot(host);
    this.#mounted = options.mounted;
    if (options.ladders !== undefined) this.#ladders = { host: laddersHost(), count: options.ladders };
    // The answer to the subscription is a promise away.
    await Promise.resolve();
    this.scrollTo(0);
    // A ladder is centred a frame or two after its first prices, and what is copied has its rows from then on.
    if (this.#ladders !== null) await atRest(this.#ladders.host);
  }

  messageArrived(message: MarketStreamMessage): void {
    this.#listener?.messageArrived?.(message);
  }

  scrollTo(first: number): void {
    const markets = Array.from({ length: this.#mounted }, (_, at) => benchMarket(first + at));
    const ladders = this.#ladders;
    flushSync(() =>
      this.#root?.render(
        <PlayerAppContext value={this.#app}>
          <I18nProvider texts={englishTexts}>
            <MemoryRouter>
              {markets.map((market) => (
                <MarketLadder key={market.id} market={market} matchName="Monsoon Riders v Delta Strikers" />
              ))}
              {ladders !== null &&
                createPortal(
                  markets
                    .slice(0, ladders.count)
                    .map((market) => (
                      <RunnerLadder
                        key={market.id}
                        market={market}
                        runner={market.runners[0]!}
                        matchName="Monsoon Riders v Delta Strikers"
                        closed={false}
                        reach={LADDER_REACH}
                        stake=""
                        lifted={null}
                        gone={false}
                        onLift={() => undefined}
                      />
                    )),
                  ladders.host,
                )}
            </MemoryRouter>
          </I18nProvider>
        </PlayerAppContext>,
      ),
    );
  }

  copy(host: HTMLElement): GridCopy {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const ladders = this.#ladders === null ? {} : { ladders: this.#ladders.host.innerHTML };
    return { html: host.innerHTML, sheets: sheets.map(({ href }) => href), ...ladders };
  }

  held(host: HTMLElement): Held {
    return {
      listening: this.#fake.board.listenedTo,
      cells: host.querySelectorAll('[data-price-cell], [data-last-price]').length,
    };
  }

  #streamed(images: readonly MarketChange[]): StreamedPrices {
    const frames = new FrameScheduler();
    const { shown } = this;
    const scheduler: Scheduler = {
      after: (ms, task) => frames.after(ms, task),
      every: (ms, task) => frames.every(ms, task),
      nextFrame: (task) =>
        frames.nextFrame(() => {
          task();
          shown();
        }),
    };
    const answer = { epoch: EPOCH, prev: null, seq: 0, heartbeatMs: 900_000, resumed: false, scores: [] };
    const feed = {
      isConnected: true,
      subscribe: async () => ok({ ...answer, changes: images }),
      unsubscribe: () => undefined,
      restart: () => undefined,
      listen: (listener: MarketFeedListener) => {
        this.#listener = listener;
        return () => undefined;
      },
    };
    const { board, matches } = this.#fake;
    const { logger, pageLife } = this.#app.device;
    const clock = new SystemClock();
    return new StreamedPrices({ board, matches, logger, clock, scheduler, pageLife }, feed, new MarketEnds());
  }
}

/** Until two frames have changed nothing in it. */
async function atRest(part: Element): Promise<void> {
  for (let before = ''; before !== part.innerHTML;) {
    before = part.innerHTML;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}
