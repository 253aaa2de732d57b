import type { SlipPreview } from '@/application/betting/preview';
import type { SlipView } from '@/application/ports/state/BettingState';
import { isUndecided } from '@/domain/betting/isUndecided';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import { serverWords } from '@/domain/shared/Message';
import { priceText } from '@/domain/sports/priceText';
import { element } from './element';
import { PlayerElement } from './PlayerElement';
import type { SharedPlayer } from './sharedPlayer';
import { money, words } from './words';

/** `<bet-slip>`: the slip that was opened last, from stake to outcome. Several of them show the same one. */
export class BetSlip extends PlayerElement {
  protected *follow({ app, observe }: SharedPlayer): Iterable<() => void> {
    const { betting } = app;
    const stake = element('input', {
      ...{ inputmode: 'decimal', 'aria-label': 'Stake in rupees', autocomplete: 'off' },
      input: () => shown !== null && betting.edit(shown.id, { stakeText: stake.value }),
    });
    const title = element('h2', {}, 'Bet slip');
    const [selection, figures, outcome] = [element('p'), element('p'), element('p', { role: 'status' })];
    const place = element('button', { type: 'submit', class: 'main' }, 'Place bet');
    const take = element('button', {
      type: 'button',
      click: () => shown !== null && betting.takeOffer(shown.id),
    });
    const away = element('button', { type: 'button', click: () => putAway() }, 'Put away');
    const form = element(
      'form',
      {
        submit: (event) => {
          event.preventDefault();
          if (shown === null) return;
          // What looks like a slip of the finger is asked about once, and then meant.
          void (isDoubted(shown) ? betting.placeAnyway(shown.id) : betting.place(shown.id));
        },
      },
      selection,
      element('label', {}, 'Stake ₹ ', stake),
      figures,
      outcome,
      element('p', { class: 'actions' }, place, take, away),
    );
    const empty = element('p', {}, 'Tap a price to begin.');
    let shown: SlipView | null = null;
    const putAway = (): void => {
      if (shown === null) return;
      if (isForm(shown)) betting.closeSlip(shown.id);
      else betting.acknowledge(shown.id);
    };
    const draw = (view: SlipView | null): void => {
      const other = view?.id !== shown?.id;
      shown = view;
      if (view === null) return this.root.replaceChildren(title, empty);
      if (form.parentNode === null) this.root.replaceChildren(title, form);
      // It may be typed elsewhere; what is being typed here stays as it is.
      if (other || this.root.activeElement !== stake) stake.value = view.slip.stakeText;
      const { selection: chosen, odds, line } = view.slip;
      const price = priceText(chosen.marketKind, odds, line);
      selection.textContent = `${chosen.side === 'back' ? 'Back' : 'Lay'} ${chosen.runnerName} at ${price}, ${chosen.marketName}, ${chosen.matchName}`;
      const preview = betting.preview(view.id);
      const { profit = null, liability = null, problem = null } = preview ?? {};
      figures.textContent =
        profit === null || liability === null ? '' : `Profit ${money(profit)}, liability ${money(liability)}`;
      const { placement } = view;
      // A player who waits too long for an answer may go on.
      const underWay = isUndecided(placement) && !(placement.state === 'unknown' && placement.overdue);
      const editing = isForm(view);
      const blocked = !editing || problem === null || view.slip.stakeText === '' ? '' : words(problem);
      outcome.textContent = [outcomeOf(view), blocked].filter(Boolean).join(' ');
      place.disabled = !editing || problem !== null;
      place.textContent = isDoubted(view) ? 'Yes, place this bet' : 'Place bet';
      stake.disabled = !editing;
      const offered = newPrice(view, preview);
      take.hidden = offered === null;
      take.textContent = `Take ${offered ?? ''}`;
      away.disabled = underWay;
    };
    yield observe(
      () => {
        const view = betting.view.slips.find(({ id }) => id === betting.view.activeSlip) ?? null;
        // What can stand in its way is read as well, so that the button follows it.
        const { problem, currentOdds, currentLine } = (view && betting.preview(view.id)) ?? {};
        return { view, problem, currentOdds, currentLine };
      },
      ({ view }) => draw(view),
    );
  }
}

/** It can be changed and placed: also a bet that the server never saw, which keeps its key. */
function isForm({ placement: { state } }: SlipView): boolean {
  return state === 'editing' || state === 'unheard';
}

/** Another price than the slip's that can be taken: as it is now; where there is none, as the server said it. */
function newPrice({ slip: { selection }, placement }: SlipView, preview: SlipPreview | null): string | null {
  const { currentOdds = null, currentLine = null } = preview ?? {};
  const { state } = placement;
  if (state !== 'editing' && state !== 'oddsChanged') return null;
  if (currentOdds !== null) return priceText(selection.marketKind, currentOdds, currentLine);
  return state === 'oddsChanged'
    ? priceText(selection.marketKind, placement.offer, placement.offerLine)
    : null;
}

function isDoubted({ doubts = [] }: SlipView): boolean {
  return doubts.length > 0;
}

function doubtOf({ doubts = [] }: SlipView): string {
  if (doubts.length === 0) return '';
  return doubts.some(({ kind }) => kind === 'again')
    ? 'You already have this bet, placed elsewhere. Is one more what you mean?'
    : 'This bet is unusual for you. Is it what you mean?';
}

function outcomeOf(view: SlipView): string {
  const { placement } = view;
  switch (placement.state) {
    case 'editing':
      return doubtOf(view);
    case 'submitting':
    case 'delayed':
      return 'Your bet is being placed.';
    case 'accepted':
      return `Bet ${placement.bet.status === 'matched' ? 'matched' : 'placed'}: ${money(placement.bet.stake)} on ${placement.bet.selection}.`;
    case 'rejected':
      return `Bet not placed. ${words(serverWords(placement.serverMessage, rejectionMessage(placement.reason)))}`;
    case 'oddsChanged':
      return 'The odds have changed. Nothing was placed.';
    case 'ended':
      return 'This market is closed.';
    case 'asking':
    case 'unknown':
      return 'We do not know yet what became of this bet. It is asked for.';
    case 'unheard':
      return 'We do not know yet whether this bet was placed. Placing it again is safe: it cannot be placed twice.';
  }
}
