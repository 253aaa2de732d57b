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
  /** Whole rupees without paise, anything else with two digits of them. */
  const rupees = (amount) => {
    const digits = Math.round(amount * 100) % 100 === 0 ? 0 : 2;
    return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
  };
  const hex = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  /** Whoever wants less motion gets the end of it. */
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  /** A group that is one stop of the Tab key; arrows, Home and End move inside, by where things stand. */
  const roving = (group, items) => {
    const enter = (item) => {
      for (const each of items) each.setAttribute('tabindex', each === item ? '0' : '-1');
    };
    const middle = ({ left, right }) => (left + right) / 2;
    const beyond = (from, way) => {
      const at = from.getBoundingClientRect();
      const rows = items
        .map((item) => ({ item, box: item.getBoundingClientRect() }))
        .filter(({ box }) => (box.top - at.top) * way > 1)
        .toSorted(
          (one, other) =>
            (one.box.top - other.box.top) * way ||
            Math.abs(middle(one.box) - middle(at)) - Math.abs(middle(other.box) - middle(at)),
        );
      return rows[0]?.item;
    };
    const moves = {
      ArrowLeft: (at) => items[items.indexOf(at) - 1],
      ArrowRight: (at) => items[items.indexOf(at) + 1],
      ArrowUp: (at) => beyond(at, -1),
      ArrowDown: (at) => beyond(at, 1),
      Home: () => items[0],
      End: () => items.at(-1),
    };
    group.addEventListener('keydown', (event) => {
      const to = moves[event.key]?.(document.activeElement);
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    });
    group.addEventListener('focusin', ({ target }) => enter(target));
    enter(items[0]);
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

  window.SPM = { make, draw, button, rupees, hex, still, roving, field, layOut, resultLine, tables: {} };
})();
