'use strict';
(() => {
  const { SPM } = window;
  const { make, button, rupees } = SPM;
  const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  const ORDER = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9,
    22, 18, 29, 7, 28, 12, 35, 3, 26,
  ];
  const OUTSIDE = [
    ['low', '1–18'],
    ['even', 'Even'],
    ['red', 'Red'],
    ['black', 'Black'],
    ['odd', 'Odd'],
    ['high', '19–36'],
    ['dozen-1', '1st 12'],
    ['dozen-2', '2nd 12'],
    ['dozen-3', '3rd 12'],
    ['column-1', 'Column 1'],
    ['column-2', 'Column 2'],
    ['column-3', 'Column 3'],
  ];
  const colourOf = (pocket) => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');
  const SVG = 'http://www.w3.org/2000/svg';

  const drawWheel = () => {
    const wheel = document.createElementNS(SVG, 'svg');
    wheel.setAttribute('viewBox', '-100 -100 200 200');
    wheel.setAttribute('class', 'wheel');
    wheel.setAttribute('aria-hidden', 'true');
    const step = (2 * Math.PI) / ORDER.length;
    const point = (angle, radius) =>
      `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
    ORDER.forEach((pocket, at) => {
      const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
      const slice = document.createElementNS(SVG, 'path');
      slice.setAttribute(
        'd',
        `M${point(from, 56)}L${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 56)}Z`,
      );
      slice.setAttribute('class', `pocket ${colourOf(pocket)}`);
      const label = document.createElementNS(SVG, 'text');
      label.textContent = String(pocket);
      label.setAttribute('transform', `rotate(${(at * 360) / ORDER.length}) translate(0 -82)`);
      label.setAttribute('class', 'number');
      wheel.append(slice, label);
    });
    return wheel;
  };

  SPM.tables.wheel = (game) => {
    const wheel = drawWheel();
    const result = make('p', { className: 'result', text: 'Place your bets' });
    const stake = SPM.stakeField(game.limits);
    const bets = new Map();
    let turned = 0;
    const total = make('span', { className: 'total' });
    const showTotal = () => {
      const sum = [...bets.values()].reduce((all, each) => all + each, 0);
      total.textContent = sum === 0 ? 'No bets yet' : `Total ${rupees(sum)}`;
      for (const spot of spots) {
        const amount = bets.get(spot.dataset.on);
        spot.dataset.bet = amount === undefined ? '' : rupees(amount);
        spot.setAttribute('aria-pressed', String(amount !== undefined));
      }
    };
    const spotOf = (on, text, className) => {
      const spot = button(
        text,
        () => {
          const amount = stake.value();
          if (amount > 0) bets.set(on, (bets.get(on) ?? 0) + amount);
          showTotal();
        },
        `spot ${className}`,
      );
      spot.dataset.on = on;
      return spot;
    };
    const numbers = Array.from({ length: 37 }, (_, at) => spotOf(`n-${at}`, String(at), colourOf(at)));
    const outside = OUTSIDE.map(([on, text]) => spotOf(on, text, on));
    const spots = [...numbers, ...outside];
    const clear = button('Clear', () => {
      bets.clear();
      showTotal();
    });
    const spin = button(
      'Spin',
      async () => {
        if (bets.size === 0) {
          result.textContent = 'Place your bets';
          return;
        }
        spin.disabled = true;
        const placed = [...bets].map(([on, amount]) => ({ on, stake: amount }));
        const round = await game.begin({ table: 'wheel', bets: placed });
        if (round !== null) await show(round);
        spin.disabled = false;
      },
      'button main',
    );
    const show = async ({ pocket, paid, stake: staked }) => {
      result.textContent = 'No more bets';
      wheel.scrollIntoView({ block: 'center', behavior: 'instant' });
      const angle = (-ORDER.indexOf(pocket) * 360) / ORDER.length;
      turned += 360 * 4 + ((((angle - turned) % 360) + 360) % 360);
      wheel.style.transform = `rotate(${turned}deg)`;
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        await new Promise((done) => setTimeout(done, 2_600));
      result.textContent = `${pocket} ${colourOf(pocket)}. ${paid > 0 ? `You get ${rupees(paid)} for ${rupees(staked)}.` : 'Nothing this time.'}`;
      result.dataset.won = String(paid > staked);
    };
    showTotal();
    return make(
      'section',
      { className: 'table' },
      make(
        'div',
        { className: 'stage' },
        wheel,
        make('div', { className: 'pointer', attrs: { 'aria-hidden': 'true' } }),
      ),
      result,
      make('div', { className: 'numbers' }, ...numbers),
      make('div', { className: 'outside' }, ...outside),
      stake.row,
      make('div', { className: 'row' }, total, clear, spin),
    );
  };
})();
