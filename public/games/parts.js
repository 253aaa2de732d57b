// The pretended games of the sandbox: plain scripts, because their frame has an origin of its own and a policy of one's own files only.
'use strict';
(() => {
  /** A piece of the page. Text is set as text; nothing is ever parsed. */
  const make = (tag, { text, on, attrs = {}, className } = {}, ...children) => {
    const node = document.createElement(tag);
    if (text !== undefined) node.textContent = text;
    if (className !== undefined) node.className = className;
    for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, String(value));
    if (on !== undefined) node.addEventListener('click', on);
    node.append(...children);
    return node;
  };
  const button = (text, on, className = 'button') =>
    make('button', { text, on, className, attrs: { type: 'button' } });
  const rupees = (amount) =>
    `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 })}`;
  const hex = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');

  /** How much to bet: a figure and a few chips. */
  const stakeField = (limits) => {
    const input = make('input', {
      className: 'stake',
      attrs: { type: 'text', inputmode: 'decimal', value: 100, id: 'stake', autocomplete: 'off' },
    });
    const chips = [10, 100, 500, 1000].map((amount) =>
      button(
        rupees(amount),
        () => {
          input.value = String(amount);
        },
        'chip',
      ),
    );
    const label = make('label', { text: 'Bet', attrs: { for: 'stake' } });
    const hint = make('span', { className: 'hint', text: `${rupees(limits.min)} to ${rupees(limits.max)}` });
    const row = make('div', { className: 'row' }, label, input, ...chips, hint);
    return { row, value: () => Number(input.value) };
  };

  window.SPM = { make, button, rupees, hex, stakeField, tables: {} };
})();
