'use strict';
(() => {
  const { SPM } = window;
  const { make, button, rupees } = SPM;

  SPM.tables.mines = (game) => {
    const stake = SPM.stakeField(game.limits);
    const result = make('p', { className: 'result', text: 'Find the safe tiles' });
    const count = make(
      'select',
      { attrs: { id: 'mines' } },
      ...[1, 3, 5, 10, 15, 24].map((mines) =>
        make('option', { text: String(mines), attrs: { value: mines } }),
      ),
    );
    count.value = '3';
    let round = null;
    const tiles = Array.from({ length: 25 }, (_, at) =>
      button(
        '',
        async () => {
          if (round === null || round.over) return;
          show(await game.act('open-tile', { key: round.key, tile: at }));
        },
        'tile',
      ),
    );
    const stop = button('Collect', async () => show(await game.act('stop', { key: round?.key })));
    const start = button(
      'Start',
      async () => {
        start.disabled = true;
        show(await game.begin({ table: 'mines', stake: stake.value(), mines: Number(count.value) }));
        start.disabled = round !== null && !round.over;
      },
      'button main',
    );

    function show(next) {
      if (next === null) return;
      round = next;
      const { over, opened, lay = [], worth, paid } = round;
      tiles.forEach((tile, at) => {
        const isOpen = opened.includes(at);
        const isMine = lay.includes(at);
        tile.dataset.state = isMine ? (isOpen ? 'hit' : 'mine') : isOpen ? 'safe' : 'closed';
        tile.textContent = isMine ? '✹' : isOpen ? '◆' : '';
        tile.setAttribute('aria-label', `Tile ${at + 1}, ${isMine ? 'mine' : isOpen ? 'safe' : 'closed'}`);
        tile.disabled = over || isOpen;
      });
      start.disabled = !over;
      stop.disabled = over;
      stop.textContent = over ? 'Collect' : `Collect ${rupees(worth)}`;
      result.textContent = !over
        ? `${opened.length} safe. Now worth ${rupees(worth)}.`
        : paid > 0
          ? `You get ${rupees(paid)}.`
          : 'A mine. Nothing this time.';
      result.dataset.won = String(over && paid > 0);
    }
    stop.disabled = true;
    tiles.forEach((tile, at) => {
      tile.disabled = true;
      tile.setAttribute('aria-label', `Tile ${at + 1}, closed`);
    });
    // A round that was left goes on where it was.
    if (game.round !== null && !game.round.over) show(game.round);
    return make(
      'section',
      { className: 'table' },
      make('div', { className: 'field' }, ...tiles),
      result,
      stake.row,
      make(
        'div',
        { className: 'row' },
        make('label', { text: 'Mines', attrs: { for: 'mines' } }),
        count,
        stop,
        start,
      ),
    );
  };
})();
