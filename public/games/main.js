'use strict';
(async () => {
  const { SPM } = window;
  const { make, button, rupees, ask, tell, newKey, hex } = SPM;
  const root = document.getElementById('game');
  const problem = make('p', { className: 'problem', attrs: { role: 'alert' } });
  const balance = make('output', { className: 'balance' });
  const fair = make('dl', { className: 'fair' });
  const client = make('input', {
    className: 'seed',
    attrs: { type: 'text', id: 'seed', value: hex(8), maxlength: 64 },
  });

  const say = (error) => {
    problem.textContent = error.message === '' ? 'No answer. Please try again.' : error.message;
    if (error.code === 'INSUFFICIENT_FUNDS')
      problem.append(
        ' ',
        button('Deposit', () => tell('deposit'), 'link'),
      );
  };

  /** What was promised, what came of it, and whether the two agree. */
  const showFair = async ({ next, round }) => {
    const lines = [['Promised for the next round', next.commit]];
    if (round?.server !== undefined) {
      lines.push(
        ['Last round: server seed', round.server],
        ['Last round: your seed', `${round.client} : ${round.nonce}`],
      );
      lines.push(['Hash as promised', await agrees(round)]);
    }
    fair.replaceChildren(
      ...lines.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
    );
  };
  const agrees = async ({ server, commit }) => {
    if (crypto.subtle === undefined) return commit;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(server));
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hash === commit ? 'Yes' : 'NO';
  };

  /** Shows what every answer carries and gives the round; null after a refusal, which is said. */
  const shown = async (asked) => {
    problem.textContent = '';
    try {
      const view = await asked;
      balance.textContent = rupees(view.cash);
      void showFair(view);
      if (view.round?.over !== false) tell('balance');
      return view.round;
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
        problem,
        button('Try again', start),
        button('Back to the lobby', () => tell('leave')),
      );
      return;
    }
    document.title = view.name;
    balance.textContent = rupees(view.cash);
    const table = SPM.tables[view.table]({
      limits: view.limits,
      round: view.round,
      begin: (game) => shown(ask('begin', { key: newKey(), client: client.value, ...game })),
      act: (call, more) => shown(ask(call, more)),
    });
    const head = make(
      'header',
      {},
      make('h1', { text: view.name }),
      make('span', { className: 'note', text: 'Play chips · pretended provider' }),
      balance,
    );
    const proof = make(
      'details',
      {},
      make('summary', { text: 'Provably fair' }),
      make('label', { text: 'Your seed', attrs: { for: 'seed' } }),
      client,
      fair,
    );
    root.replaceChildren(head, table, problem, proof);
    document.body.dataset.table = view.table;
    void showFair(view);
  };
  await start();
})();
