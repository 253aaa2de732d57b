import './elements';
import { sharedPlayer } from './sharedPlayer';

/** Two matches in play, for a page that does not know the ids of this backend's. */
const player = await sharedPlayer();
const leave = player.app.sports.watchList('live');
const places = [...document.querySelectorAll('[data-match]')];
const stop = player.observe(
  () => player.app.sports.view.list('live'),
  (list) => {
    if (list.state !== 'ready' || list.value.length < places.length) return;
    for (const [at, place] of places.entries()) {
      const shown = document.createElement('live-match');
      shown.setAttribute('match-id', list.value[at]?.id ?? '');
      place.replaceChildren(shown);
    }
    queueMicrotask(() => {
      stop();
      leave();
    });
  },
);
