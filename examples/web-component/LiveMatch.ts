import type { OpenMatch } from '@/application/ports/state/MatchesState';
import { matchId } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import type { Market, Runner } from '@/domain/sports/Market';
import type { PriceLevel } from '@/domain/sports/MarketChange';
import { priceText } from '@/domain/sports/priceText';
import type { Side } from '@/domain/sports/Side';
import { element } from './element';
import { PlayerElement } from './PlayerElement';
import type { SharedPlayer } from './sharedPlayer';
import { notLoaded } from './words';

/** `<live-match match-id="…">`: a match with the best prices of its first market, live. A price opens a slip. The attribute may change: the match before is left. */
export class LiveMatch extends PlayerElement {
  static readonly observedAttributes = ['match-id'];

  /** Of the market that is drawn. */
  #drawn: { readonly of: string; readonly stop: () => void } | null = null;

  attributeChangedCallback(_: string, before: string | null, now: string | null): void {
    if (this.isConnected && now !== before) this.restart();
  }

  protected *follow({ app, observe }: SharedPlayer): Iterable<() => void> {
    const named = this.getAttribute('match-id') ?? '';
    if (named === '') return this.#say(notLoaded(say('sports.matchNotFound')));
    const id = matchId(named);
    yield app.sports.watchMatch(id);
    yield observe(
      () => app.sports.view.match(id),
      (shown) => {
        if (shown.state === 'ready') this.#show(shown.value, app, observe);
        else this.#say(shown.state === 'failed' ? notLoaded(shown.message) : 'Loading');
      },
    );
    yield () => this.#forget();
  }

  #say(text: string): void {
    this.#forget();
    this.root.replaceChildren(element('p', { role: 'status' }, text));
  }

  #forget(): void {
    this.#drawn?.stop();
    this.#drawn = null;
  }

  #show({ match, markets }: OpenMatch, app: SharedPlayer['app'], observe: SharedPlayer['observe']): void {
    const [market] = markets;
    if (market === undefined) return this.#say(`${match.name}: no market yet`);
    const of = [market.id, ...market.runners.map(({ id }) => id)].join(' ');
    const score = [match.score?.home, match.score?.away, match.score?.clock].filter(Boolean).join('  ');
    if (this.#drawn?.of !== of) {
      this.#forget();
      const stops: (() => void)[] = [];
      const state = element('span', { class: 'state', role: 'status' });
      const prices = market.runners.map((runner) => {
        const cells = (['back', 'lay'] as const).map((side) =>
          this.#price(app, { match, markets }, market, runner, side, stops),
        );
        return element('li', {}, element('span', { class: 'name' }, runner.name), ...cells);
      });
      this.root.replaceChildren(
        element('h2', {}, match.name),
        element('p', { class: 'score' }, score),
        element('p', { class: 'head' }, market.name, ' ', state),
        element('ul', {}, ...prices),
      );
      stops.push(
        observe(
          () =>
            [app.sports.board.freshness(market.id), app.sports.board.definition(market.id)?.status] as const,
          ([freshness, status = market.status]) => {
            const open = freshness === 'live' && status === 'open';
            state.textContent = open ? '' : freshness === 'live' ? status : 'not live';
            for (const price of this.root.querySelectorAll('button')) price.disabled = !open;
          },
        ),
      );
      this.#drawn = { of, stop: () => stops.forEach((stop) => stop()) };
    }
    const line = this.root.querySelector('.score');
    if (line !== null && line.textContent !== score) line.textContent = score;
  }

  #price(
    app: SharedPlayer['app'],
    { match }: OpenMatch,
    market: Market,
    runner: Runner,
    side: Side,
    stops: (() => void)[],
  ): HTMLButtonElement {
    const { board } = app.sports;
    const pick = (): void =>
      app.betting.pickPrice(
        {
          ...{ matchId: match.id, matchName: match.name, marketId: market.id, marketName: market.name },
          ...{ marketKind: market.kind, runnerId: runner.id, runnerName: runner.name, side },
        },
        0,
      );
    const button = element('button', { type: 'button', class: side, click: pick });
    const paint = (offer: PriceLevel | null): void => {
      const text = offer === null ? '–' : priceText(market.kind, offer.price, offer.line ?? null);
      button.textContent = text;
      button.setAttribute('aria-label', `${side === 'back' ? 'Back' : 'Lay'} ${runner.name} ${text}`);
    };
    paint(board.price(market.id, runner.id, side, 0));
    stops.push(board.onPrice(market.id, runner.id, side, 0, ({ offer }) => paint(offer)));
    return button;
  }
}
