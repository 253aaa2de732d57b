// The pretended games of the sandbox: plain scripts, because their frame has an origin of its own and a policy of one's own files only.
'use strict';
(() => {
  const fill = (node, { text, on, attrs = {}, className } = {}, children = []) => {
    if (text !== undefined) node.textContent = text;
    if (className !== undefined) node.setAttribute('class', className);
    for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, String(value));
    if (on !== undefined) node.addEventListener('click', on);
    node.append(...children);
    return node;
  };
  /** A piece of the page. Text is set as text; nothing is ever parsed. */
  const make = (tag, what, ...children) => fill(document.createElement(tag), what, children);
  /** A piece of a drawing. */
  const draw = (tag, attrs, ...children) =>
    fill(document.createElementNS('http://www.w3.org/2000/svg', tag), { attrs }, children);
  const button = (text, on, className = 'button') =>
    make('button', { text, on, className, attrs: { type: 'button' } });
  const rupees = (amount, digits = 0) =>
    `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`;
  const hex = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  /** Whoever wants less motion gets the end of it. */
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  /** How much to bet: a figure, its half and its double, and a few chips. */
  const stakeField = (limits) => {
    const input = make('input', {
      className: 'figure',
      attrs: { type: 'text', inputmode: 'decimal', value: 100, id: 'stake', autocomplete: 'off' },
    });
    const set = (amount) => {
      const within = Math.min(limits.max, Math.max(limits.min, amount || 0));
      input.value = String(Math.floor(within * 100) / 100);
    };
    const times = (text, name, factor) => {
      const press = button(text, () => set(Number(input.value) * factor), 'times');
      press.setAttribute('aria-label', name);
      return press;
    };
    const chips = [10, 100, 500, 1000].map((amount) => button(rupees(amount), () => set(amount), 'chip'));
    const row = make(
      'div',
      { className: 'stakes' },
      make('label', { text: 'Bet', attrs: { for: 'stake' } }),
      make('span', { className: 'hint', text: `${rupees(limits.min)} to ${rupees(limits.max)}` }),
      make(
        'div',
        { className: 'entry' },
        make('span', { className: 'sign', text: '₹', attrs: { 'aria-hidden': 'true' } }),
        input,
        times('½', '½ the bet', 0.5),
        times('2×', '2× the bet', 2),
      ),
      make('div', { className: 'chips' }, ...chips),
    );
    return { row, value: () => Number(input.value) };
  };

  /** A named control of the panel. */
  const field = (text, control) =>
    make('div', { className: 'field' }, make('label', { text, attrs: { for: control.id } }), control);

  /** What every table consists of: the play to look at, what came of it, and the panel to bet with. */
  const layOut = ({ scene, result, game }, ...panel) =>
    make(
      'section',
      { className: 'table' },
      make('div', { className: 'scene' }, game.past, ...scene, result),
      make('div', { className: 'panel' }, game.problem, ...panel),
    );
  /** What came of a round, read out when it changes. */
  const resultLine = (text) => make('p', { className: 'result', text, attrs: { role: 'status' } });

  window.SPM = { make, draw, button, rupees, hex, still, stakeField, field, layOut, resultLine, tables: {} };
})();
