import './elements';
import { element } from './element';
import { sharedPlayer } from './sharedPlayer';
import { notLoaded } from './words';

/** Two matches in play, for a page that does not know the ids of this backend's. */
const player = await sharedPlayer();
const leave = player.app.sports.watchList('live');
const places = [...document.querySelectorAll('[data-match]')];
const stop = player.observe(
  () => player.app.sports.view.list('live'),
  (list) => {
    if (list.state === 'loading') return;
    for (const [at, place] of places.entries()) {
      if (list.state === 'failed') say(place, notLoaded(list.message));
      else show(place, list.value[at]?.id);
    }
    if (list.state === 'failed' || list.value.length < places.length) return;
    queueMicrotask(() => {
      stop();
      leave();
    });
  },
);

function show(place: Element, id: string | undefined): void {
  if (id === undefined) return say(place, 'No other match is in play now.');
  const shown = place.querySelector('live-match') ?? document.createElement('live-match');
  shown.setAttribute('match-id', id);
  if (shown.parentNode === null) place.replaceChildren(shown);
}

function say(place: Element, text: string): void {
  place.replaceChildren(element('p', { role: 'status' }, text));
}
