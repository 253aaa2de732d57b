'use strict';
(() => {
  const { SPM } = window;
  const { make, draw, button, rupees } = SPM;
  const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  const ORDER = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9,
    22, 18, 29, 7, 28, 12, 35, 3, 26,
  ];
  const OUTSIDE = [
    ['dozen-1', '1st 12'],
    ['dozen-2', '2nd 12'],
    ['dozen-3', '3rd 12'],
    ['low', '1–18'],
    ['even', 'Even'],
    ['red', 'Red'],
    ['black', 'Black'],
    ['odd', 'Odd'],
    ['high', '19–36'],
    ['column-1', '1, 4…34'],
    ['column-2', '2, 5…35'],
    ['column-3', '3, 6…36'],
  ];
  const SPIN_MS = 2_600;
  const colourOf = (pocket) => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');

  const drawWheel = () => {
    const step = (2 * Math.PI) / ORDER.length;
    const point = (angle, radius) =>
      `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
    const pockets = ORDER.flatMap((pocket, at) => {
      const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
      const label = draw('text', {
        class: 'number',
        transform: `rotate(${(at * 360) / ORDER.length}) translate(0 -80)`,
      });
      label.textContent = String(pocket);
      return [
        draw('path', {
          class: `pocket ${colourOf(pocket)}`,
          d: `M${point(from, 58)}L${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}Z`,
        }),
        label,
      ];
    });
    const spokes = [0, 45, 90, 135].map((turn) =>
      draw('path', { class: 'spoke', d: 'M0-56V56', transform: `rotate(${turn})` }),
    );
    return draw(
      'svg',
      { class: 'wheel', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' },
      draw('circle', { class: 'rim', r: 97 }),
      ...pockets,
      draw('circle', { class: 'bowl', r: 57 }),
      ...spokes,
      draw('circle', { class: 'hub', r: 30 }),
    );
  };

  SPM.tables.wheel = (game) => {
    const wheel = drawWheel();
    const last = make('span', { className: 'last', attrs: { 'aria-hidden': 'true' } });
    const result = SPM.resultLine('Place your bets');
    const stake = SPM.stakeField(game.limits);
    /** Paise by field. */
    const bets = new Map();
    const most = game.limits.max * 100;
    let turned = 0;
    let seen = null;
    const sumNow = () => [...bets.values()].reduce((all, each) => all + each, 0);
    const total = make('p', { className: 'total' });
    const showTotal = () => {
      const sum = sumNow();
      total.textContent = sum === 0 ? 'No bets yet' : `Total ${rupees(sum / 100)}`;
      total.dataset.wrong = 'false';
      clear.disabled = sum === 0;
      for (const spot of spots) {
        const amount = bets.get(spot.dataset.on);
        spot.dataset.bet = amount === undefined ? '' : rupees(amount / 100);
        spot.setAttribute('aria-pressed', String(amount !== undefined));
      }
    };
    /** Beside the press as well: on a phone the field may be off the screen. */
    const refuse = (why) => {
      total.textContent = why;
      total.dataset.wrong = 'true';
    };
    const spotOf = (on, text, className) => {
      const spot = button(
        text,
        () => {
          const amount = stake.read();
          if (amount === null) {
            refuse(stake.wrong());
            return;
          }
          if (sumNow() + amount > most) {
            const full = `The table takes ${rupees(game.limits.max)} at most.`;
            stake.say(full);
            refuse(full);
            return;
          }
          bets.set(on, (bets.get(on) ?? 0) + amount);
          for (const each of spots) delete each.dataset.hit;
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
      stake.say();
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
        const placed = [...bets].map(([on, amount]) => ({ on, stake: amount / 100 }));
        await game.begin({ table: 'wheel', bets: placed }, spun);
        spin.disabled = false;
        if (document.activeElement === document.body) spin.focus({ preventScroll: true });
      },
      'button main',
    );
    const turnTo = (pocket) => {
      const angle = (-ORDER.indexOf(pocket) * 360) / ORDER.length;
      turned += 360 * 4 + ((((angle - turned) % 360) + 360) % 360);
      wheel.style.transform = `rotate(${turned}deg)`;
    };
    const spun = async (round) => {
      result.textContent = 'No more bets';
      result.dataset.tone = 'going';
      last.textContent = '';
      wheel.scrollIntoView({ block: 'center', behavior: 'instant' });
      turnTo(round.pocket);
      if (!SPM.still()) await new Promise((done) => setTimeout(done, SPIN_MS));
      show(round);
    };
    /** How a round has ended. `before`: it is one of an earlier visit, or of another page. */
    const show = (round, before = '') => {
      if (round === null || round.key === seen) return;
      const { pocket, paid, stake: staked } = round;
      seen = round.key;
      if (before !== '') turnTo(pocket);
      last.textContent = String(pocket);
      last.dataset.tone = colourOf(pocket);
      for (const spot of spots) spot.dataset.hit = String(spot.dataset.on === `n-${pocket}`);
      result.textContent = `${before}${pocket} ${colourOf(pocket)}. ${paid > 0 ? `You get ${rupees(paid)} for ${rupees(staked)}.` : 'Nothing this time.'}`;
      result.dataset.tone = paid > staked ? 'won' : paid > 0 ? 'going' : 'lost';
      void game.remember(round, String(pocket), colourOf(pocket));
    };
    showTotal();
    const groupOf = (className, label, of) => {
      const group = make('div', { className, attrs: { role: 'group', 'aria-label': label } }, ...of);
      SPM.roving(group, of);
      return group;
    };
    const node = SPM.layOut(
      {
        scene: [
          make(
            'div',
            { className: 'stage' },
            wheel,
            make('div', { className: 'pointer', attrs: { 'aria-hidden': 'true' } }),
            last,
          ),
        ],
        result,
        game,
      },
      make(
        'div',
        { className: 'board' },
        groupOf('numbers', 'Numbers', numbers),
        groupOf('outside', 'Groups', outside),
      ),
      stake.row,
      make('div', { className: 'dock' }, total, clear, spin),
    );
    return { node, show };
  };
})();
