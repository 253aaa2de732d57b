import { brush } from '../brush';

const { path, circle, oval, box, word, at, times, shine } = brush;

const pocket = (each: number): string => (each === 0 ? '#1f9d55' : each % 2 ? '#c92a2a' : '#17191d');

function rim(pockets: number): string {
  const half = Math.PI / pockets;
  const [x, y] = [(47 * Math.sin(half)).toFixed(1), (-47 * Math.cos(half)).toFixed(1)];
  return times(pockets, (each) =>
    path(
      pocket(each),
      `M0 0-${x} ${y}A47 47 0 0 1 ${x} ${y}z`,
      `transform="rotate(${Math.round((each * 3600) / pockets) / 10})" stroke="#f5b93a" stroke-width=".6"`,
    ),
  );
}

function bowl(): string {
  return (
    circle('d', 0, 0, 27, 'stroke="#f5b93a" stroke-width="2.5"') +
    times(4, (each) => path('g', 'M-3 0h6l-2-21h-2z', `transform="rotate(${each * 90 + 20})"`)) +
    circle('g', 0, 0, 8) +
    shine(-2, -3, 4, 3)
  );
}

/** Wheels, dice and what falls or is drawn. */
export const WHEEL_OBJECTS = {
  roulette: () =>
    circle('g', 0, 0, 54) +
    circle('#2a1407', 0, 0, 49) +
    rim(18) +
    bowl() +
    circle('w', 26, -26, 5, 'stroke="#0006"'),
  tilted: () =>
    path('d', 'M-54 4v12a54 30 0 0 0 108 0V4z') +
    at('scale(1 .58)', circle('g', 0, 0, 54), circle('#2a1407', 0, 0, 49), rim(18)) +
    at('scale(1 .6)', bowl()) +
    path('g', 'M-4 0h8L2-34h-4z') +
    circle('g', 0, -36, 6) +
    circle('w', -33, -6, 4.5),
  rouletteBall: () =>
    at('translate(0 62) scale(1.7)', circle('g', 0, 0, 54), circle('#2a1407', 0, 0, 49), rim(18), bowl()) +
    path('#fff', 'M-50-44Q-20-44 8-20L-6-8Q-26-34-50-44z', 'opacity=".3"') +
    circle('w', 6, -16, 15) +
    shine(1, -23, 6, 4),
  layout: () =>
    at(
      'rotate(-14) skewX(-12)',
      box('g', -49, -39, 98, 78, 4),
      box('#0b5a35', -46, -36, 92, 72, 2),
      times(12, (each) =>
        box(
          each % 2 ? 'r' : 'k',
          -43 + (each % 4) * 22,
          -33 + Math.floor(each / 4) * 23,
          20,
          20,
          3,
          'stroke="#fff" stroke-opacity=".5"',
        ),
      ),
      times(12, (each) =>
        word('#fff', -33 + (each % 4) * 22, -19 + Math.floor(each / 4) * 23, 11, String((each * 7) % 36)),
      ),
    ) +
    at(
      'translate(12 -6)',
      path('b', 'M-18 0v8a18 8 0 0 0 36 0V0z'),
      oval('b', 0, 0, 18, 8, 'stroke="#fff" stroke-width="2" stroke-dasharray="6 4"'),
      oval('w', 0, 0, 9, 4),
    ),
  fortune: () =>
    path('d', 'M-20 58-8 20H8l12 38z') +
    circle('g', 0, -6, 50) +
    at(
      'translate(0 -6)',
      times(12, (each) =>
        path(
          ['r', 'o', 'e', 'b', 'p', 'n'][each % 6] ?? 'g',
          'M0 0-11.6-43.5A45 45 0 0 1 11.6-43.5z',
          `transform="rotate(${each * 30})" stroke="#fff" stroke-opacity=".6"`,
        ),
      ),
      times(12, (each) => circle('#fff7d6', 0, -47.5, 1.8, `transform="rotate(${each * 30 + 15})"`)),
      circle('g', 0, 0, 11),
      circle('r', 0, 0, 6),
    ) +
    path('r', 'M-8-64H8L0-42z', 'stroke="#fff"'),
  dice: () =>
    at(
      'translate(-21 12) rotate(-14)',
      die('r', '#fff', [
        [-13, -13],
        [13, 13],
        [0, 0],
        [13, -13],
        [-13, 13],
      ]),
    ) +
    at(
      'translate(23 -14) rotate(16)',
      die('w', '#16181c', [
        [-13, -13],
        [13, 13],
        [13, -13],
        [-13, 13],
      ]),
    ),
  threeDice: () =>
    at(
      'translate(-25 22) rotate(-10) scale(.86)',
      die('b', '#fff', [
        [-13, -13],
        [0, 0],
        [13, 13],
      ]),
    ) +
    at(
      'translate(26 24) rotate(12) scale(.86)',
      die('e', '#fff', [
        [-13, -13],
        [13, 13],
        [13, -13],
        [-13, 13],
        [-13, 0],
        [13, 0],
      ]),
    ) +
    at(
      'translate(0 -22) rotate(4) scale(.96)',
      die('r', '#fff', [
        [-12, 0],
        [12, 0],
      ]),
    ),
  oneDie: () =>
    path('w', 'M0-50 44-26 0-2-44-26z') +
    path('s', 'M-44-26 0-2v50l-44-24z') +
    path('#8d9aa8', 'M44-26 0-2v50l44-24z') +
    oval('r', 0, -26, 10, 5.5) +
    times(3, (each) => oval('k', -33 + each * 11, 2 + each * 10, 4.5, 6)) +
    times(4, (each) => oval('k', each % 2 ? 33 : 11, (each > 1 ? 28 : 2) - (each % 2 ? 10 : 0) + 2, 4.5, 6)),
  symbolDice: () =>
    at(
      'translate(-22 14) rotate(-12)',
      die('w', '#111', []),
      path('r', 'M0 16C-10 6-16 1-16-6-16-15-5-16 0-8 5-16 16-15 16-6 16 1 10 6 0 16z'),
    ) +
    at(
      'translate(24 -14) rotate(12)',
      die('o', '#111', []),
      path('#5a1207', 'M-13 16v-34h3v34z'),
      path('r', 'M-10-17 14-10-10-2z', 'stroke="#fff"'),
    ),
  balls: () =>
    (
      [
        ['b', -24, 18, '7'],
        ['r', 25, 16, '21'],
        ['e', 2, -22, '48'],
      ] as const
    )
      .map(([paint, x, y, text]) =>
        at(
          `translate(${x} ${y})`,
          circle(paint, 0, 0, 25),
          circle('w', 0, 2, 14),
          word('#16181c', 0, 8, 16, text),
          shine(-7, -14, 9, 5),
        ),
      )
      .join(''),
  pegs: () =>
    path('#0b1220', 'M-14-58h28L58 36v20H-58V36z', 'stroke="#f5b93a" stroke-width="2.5" opacity=".85"') +
    times(15, (each) => {
      const row = Math.floor((Math.sqrt(8 * each + 1) - 1) / 2);
      const place = each - (row * (row + 1)) / 2;
      return circle('s', (place - row / 2) * 20, -44 + row * 17, 4.5);
    }) +
    times(5, (each) => box(['r', 'o', 'g', 'o', 'r'][each] ?? 'g', -51 + each * 21, 40, 18, 14, 3)) +
    path('n', 'M4-44Q16-26 6-12 18 0 14 22l-7-1Q8 2-6-10 6-26-2-40z', 'opacity=".45"') +
    circle('n', 11, 22, 9) +
    shine(8, 18, 4, 3),
  bolt: () =>
    path('#fff', 'M12-62-40 10h28l-16 52 58-78H2z', 'opacity=".3"') +
    path('g', 'M10-54-32 8h26l-14 44 50-66H2z', 'stroke="#fff" stroke-width="2"') +
    path('#fff', 'M8-44-22 2h10L6-40z', 'opacity=".6"'),
} as const;

function die(paint: string, ink: string, pips: readonly (readonly [number, number])[]): string {
  return (
    box('#000', -25, -23, 54, 54, 11, 'opacity=".3"') +
    box(paint, -27, -27, 54, 54, 11, 'stroke="#0004"') +
    path('#fff', 'M-27-12v-4a11 11 0 0 1 11-11h32a11 11 0 0 1 11 11v4q-27-9-54 0z', 'opacity=".3"') +
    pips.map(([x, y]) => circle(ink, x, y, 5.2)).join('')
  );
}
