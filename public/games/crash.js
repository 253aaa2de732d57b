'use strict';
(() => {
  const { SPM } = window;
  const { make, button, rupees } = SPM;
  const LOOK_MS = 400;
  /** As the provider flies: six thousandths every tenth of a second. */
  const heightAt = (ms) => 1.006 ** Math.max(0, ms / 100);

  SPM.tables.crash = (game) => {
    const stake = SPM.stakeField(game.limits);
    const figure = make('output', { className: 'height', text: '1.00x' });
    const plane = make('div', { className: 'plane', text: '✈', attrs: { 'aria-hidden': 'true' } });
    const sky = make('div', { className: 'sky' }, plane, figure);
    const result = make('p', { className: 'result', text: 'Leave before it flies away' });
    const auto = make('input', {
      className: 'stake',
      attrs: { type: 'text', inputmode: 'decimal', id: 'auto', placeholder: 'by hand', autocomplete: 'off' },
    });
    let round = null;
    let begunAt = 0;
    let timer = 0;

    const paint = (height, state) => {
      figure.textContent = `${height.toFixed(2)}x`;
      sky.dataset.state = state;
      const risen = Math.min(1, Math.log(height) / Math.log(20));
      plane.style.transform = `translate(${(risen * 80).toFixed(1)}cqi, ${(-risen * 60).toFixed(1)}cqb)`;
    };
    const frame = () => {
      if (round === null || round.over) return;
      paint(heightAt(performance.now() - begunAt), 'flying');
      requestAnimationFrame(frame);
    };
    const look = async () => {
      if (round === null || round.over) return;
      const seen = await game.act('look', {});
      if (round !== null && !round.over) show(seen);
    };
    const stop = button(
      'Leave',
      async () => show(await game.act('stop', { key: round?.key })),
      'button main',
    );
    const start = button(
      'Fly',
      async () => {
        start.disabled = true;
        const wanted = auto.value.trim() === '' ? null : Number(auto.value);
        show(await game.begin({ table: 'crash', stake: stake.value(), auto: wanted }));
        start.disabled = round !== null && !round.over;
      },
      'button main',
    );

    function show(next) {
      if (next === null) return;
      const wasFlying = round !== null && !round.over;
      round = next;
      stop.disabled = round.over;
      start.disabled = !round.over;
      if (!round.over) {
        begunAt = performance.now() - round.elapsedMs;
        if (!wasFlying) {
          clearInterval(timer);
          timer = setInterval(look, LOOK_MS);
          frame();
          result.textContent = `${rupees(round.stake)} in the air`;
        }
        return;
      }
      clearInterval(timer);
      const { leftAt, point, paid } = round;
      paint((leftAt ?? point) / 100, leftAt === null ? 'crashed' : 'left');
      result.textContent =
        leftAt === null
          ? `Flown away at ${(point / 100).toFixed(2)}x. Nothing this time.`
          : `Left at ${(leftAt / 100).toFixed(2)}x: you get ${rupees(paid)}. It flew to ${(point / 100).toFixed(2)}x.`;
      result.dataset.won = String(leftAt !== null);
    }
    stop.disabled = true;
    if (game.round !== null && !game.round.over) show(game.round);
    return make(
      'section',
      { className: 'table' },
      sky,
      result,
      stake.row,
      make(
        'div',
        { className: 'row' },
        make('label', { text: 'Leave at', attrs: { for: 'auto' } }),
        auto,
        stop,
        start,
      ),
    );
  };
})();
