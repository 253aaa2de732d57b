// What a player types: read exactly or refused with a sentence, never guessed at.
'use strict';
(() => {
  const { SPM } = window;
  const { make, button, rupees } = SPM;
  const LONGEST = 32;
  const MAX_DIGITS = 8;
  const DEVANAGARI_ZERO = 0x09_66;
  /** 12345; 12,345; 1,23,456; 123,456. A comma anywhere else may be a decimal one. */
  const WHOLE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/;
  const UNREADABLE = 'Digits only, such as 1,250 or 1250.50.';

  const western = (text) =>
    text
      .normalize('NFKC')
      .replace(/[०-९]/gu, (digit) => String(digit.codePointAt(0) - DEVANAGARI_ZERO))
      .trim();

  /** Hundredths, or what is wrong with them: `{ amount }`, `{ empty: true }` or `{ wrong }`. `around`: what may stand before and after. */
  const readHundredths = (text, around = /^(?:₹|rs\.?)?\s*(.*?)(?:\.|\/-)?$/iu) => {
    if (text.length > LONGEST || /\p{No}/u.test(text)) return { wrong: UNREADABLE };
    const plain = western(text);
    if (plain === '') return { empty: true };
    const [, grouped = '', decimals = ''] =
      /^([\d,]+)(?:\.(\d+))?$/.exec(around.exec(plain)?.[1] ?? plain) ?? [];
    if (!WHOLE.test(grouped)) return { wrong: UNREADABLE };
    if (decimals.length > 2) return { wrong: 'At most two digits after the point.' };
    const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
    if (whole.length > MAX_DIGITS) return { amount: Infinity };
    return { amount: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) };
  };
  const textOf = (hundredths) =>
    hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);

  /** A field with a line beside it: what may be typed, or what is wrong with what was. `judge` gives `{ value }` or `{ wrong }`. */
  const checked = (input, usual, judge) => {
    const hint = make('span', {
      className: 'hint',
      text: usual,
      attrs: { id: `${input.id}-hint`, role: 'status' },
    });
    input.setAttribute('aria-describedby', hint.id);
    const say = (wrong) => {
      hint.textContent = wrong ?? usual;
      hint.dataset.wrong = String(wrong !== undefined);
      input.setAttribute('aria-invalid', String(wrong !== undefined));
    };
    /** The value, or null: then it is said why. */
    const read = () => {
      const { value, wrong } = judge(input.value);
      say(wrong);
      return wrong === undefined ? value : null;
    };
    input.addEventListener('change', read);
    // While one types only what is right is said, not what is not right yet.
    input.addEventListener('input', () => {
      if (judge(input.value).wrong === undefined) say();
    });
    return { hint, read, say, wrong: () => judge(input.value).wrong };
  };

  /** How much to bet: a figure, its half and its double, and a few chips. Paise. */
  const stakeField = (limits) => {
    const [least, most] = [limits.min * 100, limits.max * 100];
    const input = make('input', {
      className: 'figure',
      attrs: { type: 'text', inputmode: 'decimal', value: 100, id: 'stake', autocomplete: 'off' },
    });
    const judge = (text) => {
      const { amount, empty, wrong } = readHundredths(text);
      if (wrong !== undefined) return { wrong };
      if (empty) return { wrong: `Enter a bet of ${rupees(limits.min)} to ${rupees(limits.max)}.` };
      if (amount < least) return { wrong: `The smallest bet is ${rupees(limits.min)}.` };
      if (amount > most) return { wrong: `The largest bet is ${rupees(limits.max)}.` };
      return { value: amount };
    };
    const {
      hint,
      read,
      say,
      wrong: fault,
    } = checked(input, `${rupees(limits.min)} to ${rupees(limits.max)}`, judge);
    const set = (amount) => {
      input.value = textOf(Math.floor(Math.min(most, Math.max(least, amount))));
      say();
    };
    const times = (text, name, factor) => {
      const press = button(
        text,
        () => {
          const { amount } = readHundredths(input.value);
          if (amount === undefined) read();
          else set(amount * factor);
        },
        'times',
      );
      press.setAttribute('aria-label', name);
      return press;
    };
    const chips = [10, 100, 500, 1000].map((amount) =>
      button(rupees(amount), () => set(amount * 100), 'chip'),
    );
    const row = make(
      'fieldset',
      { className: 'stakes' },
      make('label', { text: 'Bet', attrs: { for: 'stake' } }),
      hint,
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
    return { row, read, say, wrong: fault };
  };

  /** A height to leave a flight at by itself: hundredths, null for by hand, undefined after something that is neither. */
  const heightField = () => {
    const input = make('input', {
      className: 'figure',
      attrs: { type: 'text', inputmode: 'decimal', id: 'auto', placeholder: 'by hand', autocomplete: 'off' },
    });
    const judge = (text) => {
      const { amount, empty, wrong } = readHundredths(text, /^(.*?)\s*[x×]?$/iu);
      if (empty) return { value: null };
      if (wrong !== undefined) return { wrong: 'A number such as 1.5 or 2.25.' };
      return amount > 100 && amount <= 100_000 ? { value: amount } : { wrong: 'From 1.01 to 1,000.' };
    };
    const { hint, read } = checked(input, '1.01 to 1,000, or by hand', judge);
    const row = make(
      'div',
      { className: 'field' },
      make('label', { text: 'Leave at (x)', attrs: { for: 'auto' } }),
      input,
      hint,
    );
    return {
      row,
      read: () => {
        const value = read();
        return value === null && input.getAttribute('aria-invalid') === 'true' ? undefined : value;
      },
      disable: (is) => {
        input.disabled = is;
      },
    };
  };

  Object.assign(SPM, { readHundredths, stakeField, heightField });
})();
