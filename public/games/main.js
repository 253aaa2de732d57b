'use strict';
(async () => {
  const { SPM } = window;
  const { make, button, rupees, ask, tell, newKey, hex } = SPM;
  const MOST_PAST = 12;
  const root = document.getElementById('game');
  const problem = make('p', { className: 'problem', attrs: { role: 'alert' } });
  const balance = make('output', { className: 'balance', attrs: { 'aria-live': 'off' } });
  const fair = make('dl', { className: 'fair' });
  const rounds = make('ol', { className: 'rounds' });
  const past = make('ol', { className: 'past', attrs: { 'aria-label': 'Last rounds' } });
  const client = make('input', {
    className: 'figure',
    attrs: {
      type: 'text',
      id: 'seed',
      value: hex(8),
      maxlength: 64,
      autocomplete: 'off',
      spellcheck: 'false',
    },
  });

  const say = (error) => {
    problem.textContent = error.message === '' ? 'No answer. Please try again.' : error.message;
    if (error.code === 'INSUFFICIENT_FUNDS')
      problem.append(
        ' ',
        button('Deposit', () => tell('deposit'), 'link'),
      );
  };

  const agrees = async ({ server, commit }) => {
    if (crypto.subtle === undefined) return commit;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(server));
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hash === commit ? 'Yes' : 'NO';
  };
  /** What was promised, what came of it, and whether the two agree. */
  const showFair = async ({ next, round }) => {
    const lines = [['Promised for the next round', next.commit]];
    if (round?.server !== undefined) {
      lines.push(
        ['Last round: server seed', round.server],
        ['Last round: your seed', `${round.client} : ${round.nonce}`],
        ['Hash as promised', await agrees(round)],
      );
    }
    fair.replaceChildren(
      ...lines.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
    );
  };

  /** A round that has ended: into the strip above the play, and into the list of those that were checked. */
  const remember = async (round, text, tone) => {
    past.prepend(make('li', { text, className: 'bead', attrs: { 'data-tone': tone } }));
    while (past.children.length > MOST_PAST) past.lastChild.remove();
    const sound = await agrees(round);
    rounds.prepend(
      make(
        'li',
        {},
        make('span', { className: 'nonce', text: `#${round.nonce}` }),
        make('span', { text }),
        make('span', { text: `${rupees(round.stake)} → ${rupees(round.paid ?? 0)}` }),
        make('span', {
          className: 'proof',
          text: sound === 'NO' ? '✗ not as promised' : '✓ as promised',
          attrs: { 'data-sound': String(sound !== 'NO') },
        }),
      ),
    );
    while (rounds.children.length > MOST_PAST) rounds.lastChild.remove();
  };

  /**
   * Shows what every answer carries and gives the round; null after a refusal, which is said. `reveal`: what is still to be seen of a round that
   * is over already; its money is told when the eye knows.
   */
  const shown = async (asked, reveal) => {
    problem.textContent = '';
    try {
      const view = await asked;
      const { round } = view;
      const isOver = round?.over !== false;
      if (reveal !== undefined && isOver) {
        balance.textContent = rupees(view.cash - (round?.paid ?? 0));
        await reveal(round);
      }
      balance.textContent = rupees(view.cash);
      void showFair(view);
      if (isOver) tell('balance');
      return round;
    } catch (error) {
      say(error);
      return null;
    }
  };

  const start = async () => {
    let view;
    try {
      view = await ask('open');
    } catch (error) {
      say(error);
      root.replaceChildren(
        make(
          'div',
          { className: 'closed' },
          problem,
          button('Try again', start, 'button main'),
          button('Back to the lobby', () => tell('leave')),
        ),
      );
      return;
    }
    document.title = view.name;
    balance.textContent = rupees(view.cash);
    const table = SPM.tables[view.table]({
      limits: view.limits,
      round: view.round,
      past,
      problem,
      remember,
      begin: (game, reveal) => shown(ask('begin', { key: newKey(), client: client.value, ...game }), reveal),
      act: (call, more) => shown(ask(call, more)),
    });
    const head = make(
      'header',
      {},
      make('h1', { text: view.name }),
      make('span', { className: 'note', text: 'Play chips' }),
      balance,
    );
    const proof = make(
      'details',
      {},
      make('summary', { text: 'Provably fair' }),
      make('p', {
        className: 'hint',
        text: 'The seed of each round is promised by its hash before you bet. With your own seed it decides the round, and afterwards it is told.',
      }),
      make('label', { text: 'Your seed', attrs: { for: 'seed' } }),
      client,
      fair,
      make('h2', { text: 'Rounds of this visit' }),
      rounds,
    );
    root.replaceChildren(head, table, proof);
    document.body.dataset.table = view.table;
    void showFair(view);
  };
  await start();
})();
