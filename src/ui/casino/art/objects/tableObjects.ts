import { brush } from '../brush';

const { path, circle, oval, box, word, at, times, mirrored, card } = brush;

/** What lies on a gaming table: cards, chips and shoes. */
export const TABLE_OBJECTS = {
  aces: () =>
    card('translate(-23 4) rotate(-18)', 'A', 'spade') +
    card('translate(23 4) rotate(18)', 'A', 'club') +
    card('translate(0 -5) scale(1.1)', 'A', 'heart'),
  fan: () =>
    ['10', 'J', 'Q', 'K', 'A']
      .map((rank, each) =>
        card(
          `translate(0 26) rotate(${each * 19 - 38}) translate(0 -34) scale(1.05)`,
          rank,
          each % 2 ? 'diamond' : 'spade',
        ),
      )
      .join(''),
  pair: () =>
    card('translate(-22 -4) rotate(-8) scale(1.15)', 'A', 'spade') +
    card('translate(22 4) rotate(8) scale(1.15)', 'J', 'heart'),
  nine: () =>
    card('translate(-14 -8) rotate(-14)', '9', 'diamond') +
    card('translate(12 -4) rotate(10) scale(1.1)', 'K', 'spade') +
    at(
      'translate(2 36)',
      times(3, (each) => oval(each === 2 ? 'r' : 'g', 0, -each * 5, 22, 8, 'stroke="#0005"')),
    ),
  sides: () =>
    at(
      'translate(0 -2)',
      path('b', 'M-50-40h48L-8 40h-42q-5 0-5-6v-68q0-6 5-6z', 'opacity=".85"'),
      path('r', 'M50-40H6L-2 40h52q5 0 5-6v-68q0-6-5-6z', 'opacity=".85"'),
      card('translate(-26 0) rotate(-6)', '7', 'club'),
      card('translate(27 0) rotate(6)', '7', 'diamond'),
      circle('g', 2, 0, 12, 'stroke="#5a3000"'),
      word('#4a2400', 2, 5, 13, 'J'),
    ),
  joker: () =>
    at(
      'scale(1.2)',
      box('w', -26, -36, 52, 72, 6, 'stroke="#0004"'),
      path('p', 'M-16 4C-22-12-18-24-8-22-6-30 6-30 8-22 18-24 22-12 16 4q-16-8-32 0z'),
      path('r', 'M-16 4q16-8 32 0l-3 6q-13-6-26 0z'),
      mirrored(circle('g', 16, -23, 4)),
      circle('g', 0, -31, 4),
      path('#f7d9b8', 'M-14 8q14-6 28 0-1 22-14 24Q-13 30-14 8z'),
      path('#b3132b', 'M-8 19q8 7 16 0-8 14-16 0z'),
      mirrored(circle('#222', 6, 13, 2.2), circle('#e8662a', 9, 18, 2.5, 'opacity=".5"')),
    ),
  deck: () =>
    times(7, (each) => box('s', -26 + each, 2 - each * 3, 48, 40, 5, 'stroke="#0006" stroke-width=".8"')) +
    card('translate(4 -20) rotate(-10) scale(1.05)', 'K', 'heart') +
    card('translate(20 -6) rotate(22) scale(.9)', '8', 'spade'),
  queen: () =>
    at(
      'scale(1.2)',
      box('w', -28, -38, 56, 76, 6, 'stroke="#0004"'),
      path('n', 'M-20 38Q-18 14 0 14t20 24z'),
      path('d', 'M-15-8q0-16 15-16t15 16l3 26h-36z'),
      path('#ffe0c2', 'M-9-8q9-8 18 0 1 20-9 22-10-2-9-22z'),
      path('g', 'M-14-16-16-31l8 7 8-11 8 11 8-7-2 15q-14-5-28 0z'),
      circle('r', 0, -22, 3),
      mirrored(circle('#3a1a08', 4, -1, 1.5)),
      path('#c2255c', 'M-4 7q4 4 8 0-4 6-8 0z'),
      path('g', 'M-10 16q10 8 20 0l-2 6q-8 5-16 0z'),
    ),
  king: () =>
    at(
      'scale(1.2)',
      box('w', -28, -38, 56, 76, 6, 'stroke="#0004"'),
      path('b', 'M-22 38Q-18 12 0 12t22 26z'),
      path('#ffe0c2', 'M-10-10h20q2 20-10 24-12-4-10-24z'),
      path('d', 'M-12 0q4 6 12 4 8 2 12-4 2 18-12 26Q-14 18-12 0z'),
      path('#b3132b', 'M-4 6q4 3 8 0-4 4-8 0z'),
      path('g', 'M-15-10-17-30l9 8 8-12 8 12 9-8-2 20q-15-5-30 0z'),
      circle('e', 0, -20, 3),
      mirrored(circle('#2b1606', 5, -3, 1.6)),
    ),
  chips: () =>
    [
      ['r', -22, 24, 6],
      ['b', 22, 22, 4],
      ['k', 2, 30, 8],
    ]
      .map(([paint, x, y, high]) =>
        times(Number(high), (each) =>
          at(
            `translate(${x} ${Number(y) - each * 7})`,
            path(String(paint), 'M-22 0v7a22 8 0 0 0 44 0V0z', 'stroke="#0006" stroke-width=".7"'),
            path('#fff', 'M-15 6v7l5 1.5V7.5zM4 9v7h6V8.5zM18 4.5v7l3-2V2z', 'opacity=".85"'),
            oval(String(paint), 0, 0, 22, 8, 'stroke="#fff" stroke-width="1.5" stroke-dasharray="6 5"'),
            each === Number(high) - 1 ? oval('w', 0, 0, 11, 4) : '',
          ),
        ),
      )
      .join(''),
  shoe: () =>
    path('k', 'M-44-26H20l26 34v34H-44z', 'stroke="#000"') +
    path('s', 'M20-26 46 8v10L20-14z') +
    path('r', 'M-38-20h54l4 8h-58z') +
    card('translate(12 14) rotate(-12) scale(.85)', '9', 'heart') +
    path('k', 'M-44 18h90v24h-90z', 'stroke="#000"') +
    path('g', 'M-44 18h90v4h-90z'),
  squeeze: () =>
    at(
      'scale(1.2)',
      box('w', -30, -38, 60, 76, 6, 'stroke="#0004"'),
      times(2, (each) => path('r', 'M0-11 8 0 0 11-8 0z', `transform="translate(${each * 26 - 13} -20)"`)),
      path('r', 'M-13 2 -5 13-13 24-21 13z'),
      path('p', 'M30-10V32q0 6-6 6H-22z', 'opacity=".9"'),
      path('g', 'M30-10C14-8 6-2 2 10-6 14-14 22-22 38 0 34 22 20 30-10z', 'stroke="#7a4a08"'),
    ),
  arrows: () =>
    card('translate(0 2) scale(1.1)', '8', 'spade') +
    path('e', 'M-40-44-22-20h-10v22h-16v-22h-10z', 'stroke="#fff" stroke-opacity=".5"') +
    path('r', 'M40 46 58 22H48V0H32v22H22z', 'stroke="#fff" stroke-opacity=".5"'),
} as const;
