import { brush } from '../brush';

const { path, circle, oval, box, at, times, mirrored, shine } = brush;

/** Flowers, lamps, instruments and food. */
export const FESTIVAL_OBJECTS = {
  lotus: () =>
    oval('e', 0, 34, 50, 12, 'opacity=".8"') +
    times(9, (each) =>
      path(
        each % 2 ? 'n' : '#ff8cc0',
        'M0 22C-17-6-12-38 0-58 12-38 17-6 0 22z',
        `transform="rotate(${each * 22 - 88} 0 20)" stroke="#fff" stroke-opacity=".5"`,
      ),
    ) +
    times(5, (each) =>
      path(
        'n',
        'M0 24C-14 2-10-20 0-36 10-20 14 2 0 24z',
        `transform="rotate(${each * 26 - 52} 0 22)" stroke="#fff" stroke-opacity=".7"`,
      ),
    ) +
    oval('g', 0, 26, 13, 9),
  diya: () =>
    path('#ffb84d', 'M0-62C30-30 22-2 0 4-22-2-30-30 0-62z', 'opacity=".35"') +
    path('o', 'M0-54C20-28 16-4 0 2-16-4-20-28 0-54z') +
    path('#fff7c4', 'M0-34C10-20 8-4 0 0-8-4-10-20 0-34z') +
    path('d', 'M-52 6Q0 20 52 6 50 44 18 48h-36Q-50 44-52 6z', 'stroke="#3a1a08"') +
    path('o', 'M-52 6Q0-6 52 6 0 22-52 6z') +
    oval('#6b2c05', 0, 8, 34, 5) +
    times(5, (each) =>
      path(
        'w',
        'M0-5 5 0 0 5-5 0z',
        `transform="translate(${each * 16 - 32} ${30 - Math.abs(each - 2) * 3})"`,
      ),
    ) +
    path('d', 'M-16 48h32l6 8h-44z'),
  lantern: () =>
    path('none', 'M0-60v18', 'stroke="#f5b93a" stroke-width="3"') +
    box('g', -14, -46, 28, 8, 3) +
    path('r', 'M-14-38h28Q44-24 44 0T14 36h-28Q-44 24-44 0t30-38z', 'stroke="#5a0812"') +
    path('#ffd257', 'M-6-38H6q12 14 12 37T6 36H-6Q-18 24-18-1T-6-38z', 'opacity=".75"') +
    path(
      'none',
      'M-14-38q-14 14-14 37t14 37M14-38q14 14 14 37T14 36',
      'stroke="#5a0812" stroke-opacity=".6" stroke-width="1.5"',
    ) +
    box('g', -14, 34, 28, 7, 3) +
    times(5, (each) => box('g', each * 5 - 11.5, 41, 2, 18, 1)),
  lamp: () =>
    path('g', 'M-40-4Q-20-24 4-20l22 8q14 2 30-12-2 32-36 40H-8q-26 0-32-16z', 'stroke="#7a4a08"') +
    path('none', 'M-36-2q-22-10-18-24 10-10 26 10', 'stroke="#f5b93a" stroke-width="6"') +
    path('g', 'M-6-21Q4-40 16-17z', 'stroke="#7a4a08"') +
    circle('r', 6, -34, 5) +
    path('g', 'M-6 12H18l-4 14 16 12h-48l16-12z', 'stroke="#7a4a08"') +
    path('b', 'M54-26C40-40 62-44 50-60 78-46 64-38 58-24z', 'opacity=".85"') +
    path('#fff', 'M-24-6q14-10 30-6l-2 4q-14-3-26 6z', 'opacity=".6"'),
  sitar: () =>
    at(
      'rotate(32) translate(0 4)',
      box('d', -5, -66, 10, 84, 2, 'stroke="#2c1405"'),
      times(7, (each) => box('g', -6, -52 + each * 9, 12, 1.8)),
      mirrored(times(3, (each) => box('g', 5, -60 + each * 11, 9, 4, 2))),
      path('o', 'M-8 10C-34 16-34 54 0 58 34 54 34 16 8 10z', 'stroke="#5a2a05"'),
      path('d', 'M-12 26h24v4h-24z'),
      circle('#3a1a08', 0, 42, 7),
      path('none', 'M-2.5-64v92M0-64v92M2.5-64v92', 'stroke="#fff" stroke-opacity=".85" stroke-width=".7"'),
      shine(-12, 26, 5, 8),
    ),
  drum: () =>
    path('d', 'M-48-18 0-4l48-14v44Q0 52-48 26z', 'stroke="#3a1a08"') +
    path('none', 'M-48-18-32 34-16-8 0 42 16-8 32 34 48-18', 'stroke="#f5b93a" stroke-width="2.5"') +
    oval('r', 0, -20, 48, 17) +
    oval('w', 0, -21, 42, 14) +
    oval('k', 0, -21, 16, 5.5) +
    mirrored(path('d', 'M18-22 52-52l5 4-34 30z')),
  mango: () =>
    path('o', 'M-6-30C26-44 54-14 44 16 34 46-16 54-38 28-56 6-34-18-6-30z', 'stroke="#8f3c05"') +
    path('r', 'M-6-30C26-44 54-14 44 16 34-12 16-24-6-30z', 'opacity=".65"') +
    path('d', 'M-6-28q2-14 10-20l5 4Q2-36 0-26z') +
    path('e', 'M4-40Q28-66 54-48 40-28 4-40z', 'stroke="#06502c"') +
    path('none', 'M6-41q22-10 44-6', 'stroke="#06502c" stroke-width="1.5"') +
    shine(-18, -2, 9, 16),
  fruits: () =>
    path('none', 'M-18 20Q-14-20 12-48M20 24Q26-14 12-48', 'stroke="#3b7a1e" stroke-width="4"') +
    path('e', 'M12-48Q34-64 52-44 34-34 12-48z') +
    at('translate(-20 26)', circle('r', 0, 0, 22), shine(-7, -9, 6, 5)) +
    at('translate(24 28)', circle('r', 0, 0, 20), shine(-6, -8, 6, 4)),
  lemon: () =>
    path('g', 'M-54 4Q-36-34 4-32 34-32 44-12l12 2q-2 16-12 18Q30 38-6 36-40 34-54 4z', 'stroke="#9c5505"') +
    path('e', 'M6-30Q16-58 46-52 40-28 6-30z') +
    shine(-16, -12, 18, 8),
  melon: () =>
    path('e', 'M-54-16a54 54 0 0 0 108 0z', 'stroke="#04331d"') +
    path('w', 'M-46-16a46 46 0 0 0 92 0z') +
    path('r', 'M-41-16a41 41 0 0 0 82 0z') +
    times(6, (each) =>
      path(
        '#1a0a08',
        'M0-5q4 6 0 9-4-3 0-9z',
        `transform="translate(${[-24, -8, 8, 24, -10, 10][each]} ${each < 4 ? -4 : 10})"`,
      ),
    ),
  cup: () =>
    path(
      'none',
      'M-14-36q-8-10 0-18t0-14M6-36q-8-10 0-18t0-14',
      'stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"',
    ) +
    path('none', 'M28-10q26-6 22 14-4 14-30 14', 'stroke="#cf5a2a" stroke-width="8"') +
    path('o', 'M-36-24h70q2 48-18 58h-34q-20-10-18-58z', 'stroke="#5a2a05"') +
    oval('w', -1, -24, 35, 9) +
    oval('#7a3f14', -1, -23, 29, 6.5) +
    path('r', 'M-35-4q34 12 68 0l-1 10q-33 12-66 0z') +
    oval('w', 0, 42, 50, 10) +
    oval('s', 0, 39, 32, 5),
  spices: () =>
    [
      ['r', -26, 16],
      ['o', 26, 16],
      ['g', 0, -6],
    ]
      .toReversed()
      .map(([paint, x, y]) =>
        at(
          `translate(${x} ${y})`,
          path(String(paint), 'M-24-2Q-12-32 0-34 12-32 24-2z'),
          path('#fff', 'M-10-18Q-4-32 0-32l-2 14z', 'opacity=".35"'),
          path('d', 'M-29-4h58q-4 34-18 36h-22Q-25 30-29-4z', 'stroke="#2c1405"'),
          path('g', 'M-29-5h58l-1 6h-56z'),
        ),
      )
      .join(''),
  thali: () =>
    circle('g', 0, 0, 54) +
    circle('#7a4a08', 0, 0, 46) +
    circle('g', 0, 1, 45) +
    ['r', 'e', 'o', 'w', 'd']
      .map((paint, each) =>
        at(
          `rotate(${each * 50 - 100}) translate(0 -31)`,
          circle('s', 0, 0, 12.5, 'stroke="#0005"'),
          circle(paint, 0, 1, 9.5),
        ),
      )
      .join('') +
    path('w', 'M-20 26q4-22 20-22T20 26Q0 34-20 26z', 'stroke="#cbb898"') +
    oval('o', 0, 10, 6, 3),
  bells: () =>
    at('rotate(-14 -18 -36)', bell('translate(-20 -2)')) +
    at('rotate(14 20 -36)', bell('translate(22 0)')) +
    path(
      'r',
      'M0-44C-26-64-40-46-4-38-34-24-20-14 0-36 20-14 34-24 4-38 40-46 26-64 0-44z',
      'stroke="#5a0812"',
    ),
  clapper: () =>
    box('k', -46, -10, 92, 56, 5, 'stroke="#000"') +
    box('s', -46, -12, 92, 14, 2) +
    times(4, (each) => path('k', 'M0 0h12l-6 14H-6z', `transform="translate(${each * 24 - 38} -12)"`)) +
    at(
      'translate(-44 -14) rotate(-20)',
      box('s', 0, -14, 92, 14, 2),
      times(4, (each) => path('k', 'M0-14h12l6 14H6z', `transform="translate(${each * 23 + 6} 0)"`)),
    ) +
    circle('g', -44, -12, 5) +
    path('g', 'M0 8l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z'),
  mask: () =>
    path(
      'p',
      'M-54-18Q-30-34 0-18 30-34 54-18 52 26 24 26 8 26 0 12-8 26-24 26-52 26-54-18z',
      'stroke="#f5b93a" stroke-width="3"',
    ) +
    mirrored(path('#12081f', 'M9-2q14-14 32-2-4 16-18 14Q12 10 9-2z', 'stroke="#f5b93a" stroke-width="2"')) +
    path('g', 'M0-20 7-10 0 2-7-10z') +
    times(5, (each) =>
      path(
        each % 2 ? 'n' : 't',
        'M0-18C-9-30-7-50 0-60 7-50 9-30 0-18z',
        `transform="rotate(${each * 18 - 36} 0 0)"`,
      ),
    ) +
    circle('r', 0, -22, 5),
} as const;

function bell(move: string): string {
  return at(
    move,
    circle('#9c5505', 0, 34, 7),
    path('g', 'M0-38Q20-34 21-4q1 18 12 32h-66q11-14 12-32Q-20-34 0-38z', 'stroke="#7a4a08"'),
    path('#fff', 'M-12-26q-8 12-8 34h6q0-22 8-36z', 'opacity=".55"'),
    box('g', -34, 25, 68, 7, 3, 'stroke="#7a4a08" stroke-width=".7"'),
  );
}
