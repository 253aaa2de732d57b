'use strict';
(() => {
  const { SPM } = window;
  const { make, draw, button, rupees } = SPM;
  const LOOK_MS = 400;
  const [WIDE, HIGH] = [200, 100];
  /** As the provider flies: six thousandths every tenth of a second. */
  const stepsTo = (height) => Math.log(height) / Math.log(1.006);
  const heightAt = (ms) => 1.006 ** Math.max(0, ms / 100);
  const toneOf = (point) => (point >= 1000 ? 'gold' : point >= 200 ? 'won' : 'plain');

  SPM.tables.crash = (game) => {
    const stake = SPM.stakeField(game.limits);
    // Read out when it stands, not with every step.
    const figure = make('output', { className: 'height', text: '1.00x', attrs: { 'aria-live': 'off' } });
    const under = draw('path', { class: 'under' });
    const line = draw('path', { class: 'line', 'vector-effect': 'non-scaling-stroke' });
    const plane = draw(
      'g',
      { class: 'plane' },
      draw('path', { d: 'M-9 3 8-1c3-.7 4-3 2-4L6-5-6-11l-3 1 7 6-5 1-4-3-2 .5 3 5z' }),
    );
    const sky = make(
      'div',
      { className: 'sky' },
      draw(
        'svg',
        {
          class: 'flight',
          viewBox: `0 0 ${WIDE} ${HIGH}`,
          preserveAspectRatio: 'none',
          'aria-hidden': 'true',
        },
        under,
        line,
      ),
      draw('svg', { class: 'craft', viewBox: '-14 -14 28 28', 'aria-hidden': 'true' }, plane),
      figure,
    );
    const craft = sky.querySelector('.craft');
    const result = SPM.resultLine('Leave before it flies away');
    const auto = SPM.heightField();
    let round = null;
    let begunAt = 0;
    let timer = 0;

    const paint = (height, state) => {
      figure.textContent = `${height.toFixed(2)}x`;
      sky.dataset.state = state;
      // Quickly off the ground, then ever slower towards the corner: it never leaves the picture by itself.
      const risen = 1 - Math.exp(-stepsTo(height) / 50);
      const [x, y] = [22 + risen * (WIDE - 58), HIGH - 10 - risen ** 1.4 * (HIGH - 40)];
      const curve = `M4 ${HIGH - 8}Q${(x * 0.62).toFixed(1)} ${HIGH - 8} ${x.toFixed(1)} ${y.toFixed(1)}`;
      line.setAttribute('d', curve);
      under.setAttribute('d', `${curve}V${HIGH}H4Z`);
      craft.style.setProperty('--x', `${((x / WIDE) * 100).toFixed(2)}cqi`);
      craft.style.setProperty('--y', `${((y / HIGH) * 100).toFixed(2)}cqb`);
    };
    const frame = () => {
      if (round === null || round.over) return;
      const height = heightAt(performance.now() - begunAt);
      paint(height, 'flying');
      stop.textContent = `Leave with ${rupees(Math.floor(round.stake * height * 100) / 100)}`;
      requestAnimationFrame(frame);
    };
    const look = async () => {
      if (round === null || round.over) return;
      const seen = await game.act('look', {});
      if (round !== null && !round.over) show(seen);
    };
    const stop = button(
      'Leave',
      async () => {
        stop.disabled = true;
        show(await game.act('stop', { key: round?.key }));
        stop.disabled = false;
      },
      'button main collect',
    );
    const start = button(
      'Fly',
      async () => {
        const [amount, height] = [stake.read(), auto.read()];
        if (amount === null || height === undefined) return;
        start.disabled = true;
        const leaveAt = height === null ? null : height / 100;
        show(await game.begin({ table: 'crash', stake: amount / 100, auto: leaveAt }));
        start.disabled = false;
      },
      'button main',
    );

    /** `before`: it is a round of an earlier visit, or of another page. */
    function show(next, before = '') {
      if (next === null) return;
      const wasFlying = round !== null && !round.over;
      round = next;
      const hadFocus =
        [start, stop].includes(document.activeElement) || document.activeElement === document.body;
      stop.hidden = round.over;
      start.hidden = !round.over;
      auto.disable(!round.over);
      stake.row.disabled = !round.over;
      if (hadFocus && before === '') (round.over ? start : stop).focus({ preventScroll: true });
      if (!round.over) {
        begunAt = performance.now() - round.elapsedMs;
        if (!wasFlying) {
          clearInterval(timer);
          timer = setInterval(look, LOOK_MS);
          frame();
          result.textContent = `${rupees(round.stake)} in the air`;
          result.dataset.tone = 'going';
        }
        return;
      }
      clearInterval(timer);
      const { leftAt, point, paid } = round;
      paint((leftAt ?? point) / 100, leftAt === null ? 'crashed' : 'left');
      const flown = `${(point / 100).toFixed(2)}x`;
      result.textContent =
        leftAt === null
          ? `${before}Flown away at ${flown}. Nothing this time.`
          : `${before}Left at ${(leftAt / 100).toFixed(2)}x: you get ${rupees(paid)}. It flew to ${flown}.`;
      result.dataset.tone = leftAt === null ? 'lost' : 'won';
      void game.remember(round, flown, toneOf(point));
    }
    stop.hidden = true;
    paint(1, 'waiting');
    const node = SPM.layOut(
      { scene: [sky], result, game },
      auto.row,
      stake.row,
      make('div', { className: 'dock' }, start, stop),
    );
    return { node, show };
  };
})();
