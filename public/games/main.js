'use strict';
(async () => {
  const { SPM } = window;
  const { make, button, rupees, ask, tell, newKey } = SPM;
  const MOST_PAST = 12;
  const BEFORE = 'Last round: ';
  /** What is played here when the title is another one. */
  const PLAYED = { wheel: 'European roulette', mines: 'Mines', crash: 'a crash flight' };
  const root = document.getElementById('game');
  const problem = make('p', { className: 'problem', attrs: { role: 'alert' } });
  const balance = make('output', { className: 'balance', attrs: { 'aria-live': 'off' } });
  const past = make('ol', { className: 'past', attrs: { 'aria-label': 'Last rounds' } });
  const remembered = new Set();
  let fair;
  let table;
  /** Questions that are on their way, and rounds that are being shown. */
  let busy = 0;

  const say = (error) => {
    problem.textContent =
      error.code === undefined || error.message === '' ? 'No answer. Please try again.' : error.message;
    if (error.code === 'INSUFFICIENT_FUNDS')
      problem.append(
        ' ',
        button('Deposit', () => tell('deposit'), 'link'),
      );
  };

  /** A round that has ended: into the strip above the play, and into the list of those that were checked. Once. */
  const remember = async (round, text, tone) => {
    if (remembered.has(round.key)) return;
    remembered.add(round.key);
    past.prepend(make('li', { text, className: 'bead', attrs: { 'data-tone': tone } }));
    while (past.children.length > MOST_PAST) past.lastChild.remove();
    if ((await fair.ended(round, text)) === 'broken')
      problem.textContent = `Round #${round.nonce} is NOT as it was promised before your bet: see “Provably fair” below.`;
  };

  const hear = (view) => {
    balance.textContent = rupees(view.cash);
    fair.promised(view.next);
  };
  /** The eye knows how it ended: now the money follows. Said again after silence by nobody: a little later it comes by itself. */
  const landed = async ({ round, cash }) => {
    if (round !== null && !round.credited) {
      balance.textContent = rupees(cash + round.paid);
      await ask('shown', { key: round.key }).then(hear, () => undefined);
    }
    tell('balance');
  };

  /** How the table stands: after a refusal, and when one comes back to this page. Shows the round whose page this is not. */
  const lookAgain = async () => {
    const view = await ask('look');
    hear(view);
    if (!remembered.has(view.round?.key)) table.show(view.round, BEFORE);
    if (view.round?.over !== false) await landed(view);
    return view.round;
  };
  const afterRefusal = async (error, key) => {
    say(error);
    if (error.code === 'SESSION_ENDED') return;
    try {
      const round = await lookAgain();
      // It was begun after all; only its answer was lost.
      if (key !== undefined && round?.key === key) problem.textContent = '';
      else if (error.code === 'ROUND_OPEN' && round?.over === true)
        problem.textContent = 'That round has ended meanwhile. You can begin the next one.';
    } catch {
      // What was refused stands there already.
    }
  };

  /**
   * Shows what every answer carries and gives the round; null after a refusal, which is said. `reveal`: what is still to be seen of a round that
   * is over already.
   */
  const shown = async (asked, { reveal, key, isPoll = false } = {}) => {
    problem.textContent = '';
    busy += 1;
    try {
      const view = await asked;
      hear(view);
      if (view.round?.over !== false) {
        await reveal?.(view.round);
        await landed(view);
      }
      return view.round;
    } catch (error) {
      if (isPoll) say(error);
      else await afterRefusal(error, key);
      return null;
    } finally {
      busy -= 1;
    }
  };
  const refresh = async () => {
    if (document.hidden || busy > 0) return;
    busy += 1;
    try {
      await lookAgain();
    } catch (error) {
      say(error);
    } finally {
      busy -= 1;
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
    problem.textContent = '';
    document.title = view.name;
    document.body.dataset.table = view.table;
    fair = SPM.fairPanel(view.table);
    table = SPM.tables[view.table]({
      limits: view.limits,
      past,
      problem,
      remember,
      begin: (game, reveal) => {
        const bet = fair.bet(newKey());
        return shown(ask('begin', { ...bet, ...game }), { reveal, key: bet.key });
      },
      act: (call, more) => shown(ask(call, more), { isPoll: call === 'look' }),
    });
    const head = make(
      'header',
      {},
      make('h1', { text: view.name }),
      balance,
      make('span', { className: 'note', text: 'Play chips' }),
    );
    const standIn = make('p', {
      className: 'hint stand-in',
      text: `Sandbox stand-in: ${view.name} is played here as ${PLAYED[view.table]}.`,
    });
    standIn.hidden = view.standIn !== true;
    root.replaceChildren(head, standIn, table.node, fair.node);
    hear(view);
    // A round that was left goes on where it was; one that ended meanwhile is told.
    table.show(view.round, BEFORE);
    if (view.round?.over === true) await landed(view);
  };
  await start();
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('focus', refresh);
})();
