import { brush } from '../brush';

const { path, circle, oval, box, word, at, times, mirrored, shine } = brush;

function gem(paint: string, move: string): string {
  return at(
    move,
    path(paint, 'M-34-10-18-32h36l16 22L0 36z'),
    path('#000', 'M-34-10h68L0 36z', 'opacity=".22"'),
    path('#fff', 'M-12-10 0-32 12-10 0 36z', 'opacity=".38"'),
    path('#fff', 'M-34-10-18-32l6 22z', 'opacity=".55"'),
  );
}

function coin(x: number, y: number): string {
  return at(
    `translate(${x} ${y})`,
    circle('#7a4a08', 0, 1.5, 11),
    circle('g', 0, 0, 11),
    circle('none', 0, 0, 7.5, 'stroke="#9c5505" stroke-width="1.5"'),
  );
}

/** Gold, stones and what winners are given. */
export const TREASURE_OBJECTS = {
  gems: () =>
    gem('b', 'translate(-28 20) scale(.68)') +
    gem('n', 'translate(29 21) scale(.66)') +
    gem('e', 'translate(0 -12) scale(1.05)'),
  diamond: () => gem('t', 'scale(1.45)') + path('#fff', 'M34-46l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'),
  pearls: () =>
    path(
      'n',
      'M-52 10Q-40-46 0-48 40-46 52 10 26-4 0-2-26-4-52 10z',
      'stroke="#8a1250" stroke-opacity=".5"',
    ) +
    times(7, (each) =>
      path('#fff', 'M-1-2-2-44h4L1-2z', `transform="rotate(${each * 18 - 54} 0 6)" opacity=".35"`),
    ) +
    path('n', 'M-52 12q52-22 104 0-6 36-52 38-46-2-52-38z', 'stroke="#8a1250" stroke-opacity=".5"') +
    oval('#7a1648', 0, 15, 42, 11) +
    [-20, 0, 21]
      .map(
        (x, each) =>
          circle('w', x, each === 1 ? 8 : 13, each === 1 ? 14 : 9) + shine(x - 4, each === 1 ? 2 : 9, 4, 3),
      )
      .join(''),
  crown: () =>
    path('g', 'M-48-22-38 34h76l10-56-24 20L0-44-24-2z', 'stroke="#7a4a08" stroke-width="1.5"') +
    path('r', 'M-34 14h68l-3 14h-62z') +
    path('g', 'M-40 24h80l-2 14h-76z', 'stroke="#7a4a08"') +
    mirrored(circle('g', 49, -26, 7), circle('b', 24, 20, 4.5)) +
    circle('g', 0, -49, 8) +
    path('e', 'M0 12 8 20 0 28-8 20z'),
  necklace: () =>
    path('none', 'M-44-44Q-44 20 0 24 44 20 44-44', 'stroke="#9c5505" stroke-width="9"') +
    times(11, (each) => {
      const turn = Math.PI * (0.06 + (each * 0.88) / 10);
      return circle('g', Math.round(-44 * Math.cos(turn)), Math.round(-34 + 56 * Math.sin(turn)), 7.5);
    }) +
    path('g', 'M-20 20Q0 10 20 20 18 46 0 56-18 46-20 20z', 'stroke="#7a4a08"') +
    path('r', 'M0 22 12 34 0 50-12 34z') +
    path('#fff', 'M0 22 12 34H-4z', 'opacity=".35"') +
    mirrored(circle('e', 27, 18, 5)),
  chest: () =>
    [-24, -6, 14, 28, -14, 6].map((x, each) => coin(x, each > 3 ? -18 : -8)).join('') +
    gem('e', 'translate(24 -18) scale(.35) rotate(18)') +
    gem('r', 'translate(-20 -20) scale(.35) rotate(-18)') +
    path('d', 'M-46-14Q-46-48-20-48H20Q46-48 46-14L38-18Q30-34 0-34T-38-18z', 'stroke="#2c1405"') +
    path('d', 'M-46-2h92v44q0 6-6 6h-80q-6 0-6-6z', 'stroke="#2c1405"') +
    mirrored(box('g', 26, -2, 10, 50)) +
    box('g', -46, -4, 92, 9, 2) +
    box('g', -10, -2, 20, 24, 4, 'stroke="#7a4a08"') +
    circle('#3a1f05', 0, 8, 4),
  pot: () =>
    [-20, 0, 20, -10, 10, 0].map((x, each) => coin(x, each < 3 ? -24 : each < 5 ? -36 : -46)).join('') +
    path(
      'd',
      'M-32-18h64l6-6q6 6-2 14 20 24 0 50-8 12-36 12t-36-12q-20-26 0-50-8-8-2-14z',
      'stroke="#3a1a08"',
    ) +
    path('o', 'M-43 8Q0 22 43 8l3 14Q0 36-46 22z', 'opacity=".9"') +
    times(5, (each) =>
      path('w', 'M0-6 6 0 0 6-6 0z', `transform="translate(${each * 18 - 36} ${each % 4 ? 22 : 19})"`),
    ),
  coins: () =>
    times(18, (each) => {
      const pile = each % 3;
      const high = Math.floor(each / 3);
      if (high > 5 - Math.abs(pile - 1) * 2 - (pile === 2 ? 1 : 0)) return '';
      return at(
        `translate(${pile * 32 - 32} ${38 - high * 10})`,
        path('#9c5505', 'M-17 0v6a17 6 0 0 0 34 0V0z'),
        oval('g', 0, 0, 17, 6.5, 'stroke="#7a4a08"'),
      );
    }) +
    at(
      'translate(-22 -26) rotate(-14)',
      circle('#7a4a08', 0, 2, 20),
      circle('g', 0, 0, 20),
      circle('none', 0, 0, 15, 'stroke="#9c5505" stroke-width="2"'),
      word('#7a4a08', 0, 7, 20, '₹'),
    ),
  bars: () =>
    [
      [-24, 26],
      [24, 26],
      [0, 0],
    ]
      .map(([x, y]) =>
        at(
          `translate(${x} ${y})`,
          path('#8a4a04', 'M-24 16-18-6h36l6 22z'),
          path('g', 'M-24 16-18-2h36l6 18z'),
          path('#fff3c4', 'M-18-2-12-12h24l6 10z'),
          path('#9c5505', 'M-8 4h16v5H-8z', 'opacity=".6"'),
        ),
      )
      .join('') + path('#fff', 'M26-40l3 9 9 3-9 3-3 9-3-9-9-3 9-3z'),
  trophy: () =>
    mirrored(path('none', 'M24-36q24-4 22 12-4 20-28 22', 'stroke="#f5b93a" stroke-width="6"')) +
    path('g', 'M-30-48h60q2 46-22 56h-16q-24-10-22-56z', 'stroke="#7a4a08"') +
    path('#fff', 'M-22-44h8q-2 32 8 46-16-8-16-46z', 'opacity=".5"') +
    path('g', 'M-6 6H6l3 22H-9z') +
    path('k', 'M-24 28h48l5 22h-58z') +
    box('g', -14, 34, 28, 9, 2),
  gift: () =>
    box('r', -38, -8, 76, 56, 4) +
    box('r', -44, -22, 88, 20, 4, 'stroke="#5a0812"') +
    box('g', -9, -22, 18, 70) +
    mirrored(
      path('g', 'M0-22C10-50 40-56 38-36 36-24 14-22 0-22z', 'stroke="#7a4a08"'),
      path('#7a4a08', 'M8-26q14-16 22-10-2 8-22 10z'),
    ) +
    circle('g', 0, -24, 7),
  briefcase: () =>
    path('none', 'M-16-24v-14q0-6 6-6h20q6 0 6 6v14', 'stroke="#5b6673" stroke-width="7"') +
    box('k', -52, -24, 104, 66, 8, 'stroke="#000"') +
    box('s', -52, 4, 104, 6) +
    mirrored(box('g', 24, -2, 14, 18, 3)) +
    circle('r', 0, 8, 16, 'stroke="#fff" stroke-width="2"') +
    word('#fff', 0, 15, 19, '₹'),
  ring: () =>
    path('g', 'M0-14a32 32 0 1 0 .1 0zM0-5a23 23 0 1 1-.1 0z', 'fill-rule="evenodd" stroke="#7a4a08"') +
    gem('b', 'translate(0 -30) scale(.72)') +
    path('#fff', 'M28-52l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'),
} as const;
