'use strict';
(() => {
  const { SPM } = window;
  const { make, button, rupees } = SPM;
  const SIDE = 5;
  const MOVES = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };

  SPM.tables.mines = (game) => {
    const stake = SPM.stakeField(game.limits);
    const result = SPM.resultLine('Find the safe tiles');
    const count = make(
      'select',
      { attrs: { id: 'mines' } },
      ...[1, 3, 5, 10, 15, 24].map((mines) =>
        make('option', { text: String(mines), attrs: { value: mines } }),
      ),
    );
    count.value = '3';
    let round = null;
    let asking = false;
    const isOpen = () => round !== null && !round.over;
    /** One answer at a time: what is pressed meanwhile would be judged by a round that is gone. */
    const once = async (asked) => {
      if (asking) return;
      asking = true;
      show(await asked());
      asking = false;
    };
    const tiles = Array.from({ length: SIDE * SIDE }, (_, at) =>
      button(
        '',
        () => {
          if (!isOpen() || round.opened.includes(at)) return;
          focusOn(at);
          void once(() => game.act('open-tile', { key: round.key, tile: at }));
        },
        'tile',
      ),
    );
    // The field is one stop of the Tab key; arrows move inside.
    const focusOn = (at, alsoNow = false) => {
      tiles.forEach((tile, each) => tile.setAttribute('tabindex', each === at ? '0' : '-1'));
      if (alsoNow) tiles[at].focus();
    };
    const field = make(
      'div',
      { className: 'field25', attrs: { role: 'group', 'aria-label': 'Tiles' } },
      ...tiles,
    );
    field.addEventListener('keydown', (event) => {
      const at = tiles.indexOf(document.activeElement);
      const to = at + (MOVES[event.key] ?? 0);
      const wraps = Math.abs(MOVES[event.key] ?? 0) === 1 && Math.floor(to / SIDE) !== Math.floor(at / SIDE);
      if (to === at || at < 0 || wraps || tiles[to] === undefined) return;
      event.preventDefault();
      focusOn(to, true);
    });

    const stop = button(
      'Collect',
      () => once(() => game.act('stop', { key: round?.key })),
      'button main collect',
    );
    const start = button(
      'Start',
      () =>
        once(async () => {
          const amount = stake.read();
          if (amount === null) return null;
          start.disabled = true;
          const begun = await game.begin({
            table: 'mines',
            stake: amount / 100,
            mines: Number(count.value),
          });
          start.disabled = false;
          return begun;
        }),
      'button main',
    );

    /** `before`: it is a round of an earlier visit, or of another page. */
    function show(next, before = '') {
      if (next === null) return;
      const began = !isOpen() && !next.over;
      round = next;
      const { over, opened, lay = [], worth, paid, stake: staked } = round;
      tiles.forEach((tile, at) => {
        const shows = opened.includes(at);
        const mine = lay.includes(at);
        tile.dataset.state = mine ? (shows ? 'hit' : 'mine') : shows ? 'safe' : over ? 'missed' : 'closed';
        tile.textContent = mine ? '✹' : shows ? '◆' : '';
        tile.setAttribute('aria-label', `Tile ${at + 1}, ${mine ? 'mine' : shows ? 'safe' : 'closed'}`);
        tile.setAttribute('aria-disabled', String(over || shows));
      });
      // A button that was disabled for the while of the question has lost the focus to the page.
      const hadFocus = [start, stop, document.body].includes(document.activeElement);
      start.hidden = !over;
      stop.hidden = over;
      count.disabled = !over;
      stake.row.disabled = !over;
      if (hadFocus && before === '') (over ? start : stop).focus();
      if (began) focusOn(12);
      stop.textContent = `Collect ${rupees(worth ?? 0)}`;
      result.textContent = !over
        ? `${opened.length} safe. Now worth ${rupees(worth)}.`
        : paid > 0
          ? `${before}You get ${rupees(paid)}.`
          : `${before}A mine. Nothing this time.`;
      result.dataset.tone = over ? (paid > 0 ? 'won' : 'lost') : 'going';
      if (over) void game.remember(round, `${(paid / staked).toFixed(2)}x`, paid > 0 ? 'won' : 'lost');
    }
    stop.hidden = true;
    tiles.forEach((tile, at) => {
      tile.dataset.state = 'idle';
      tile.setAttribute('aria-disabled', 'true');
      tile.setAttribute('aria-label', `Tile ${at + 1}, closed`);
    });
    focusOn(0);
    const node = SPM.layOut(
      { scene: [field], result, game },
      SPM.field('Mines', count),
      stake.row,
      make('div', { className: 'dock' }, start, stop),
    );
    return { node, show };
  };
})();
