import { brush } from '../brush';

const { path, circle, oval, box, at, times, mirrored, shine } = brush;

/** Buildings, landscapes and what is in the sky. */
export const PLACE_OBJECTS = {
  fort: () =>
    path(
      'g',
      'M-58 46V-2h12v-10h10v10h14v-30h-6v-10h10v6h8v-6h20v6h8v-6h10v10h-6V-2h14v-10h10v10h12v48z',
      'stroke="#6b3f05"',
    ) +
    path('#fff', 'M-22-2v-30h6V46h-6zM-58-2h5v48h-5z', 'opacity=".35"') +
    path('k', 'M-13 46V14a13 15 0 0 1 26 0v32z', 'stroke="#6b3f05" stroke-width="2"') +
    mirrored(path('#4a2803', 'M32 12a4 5 0 0 1 8 0v10h-8zM10-22a3 4 0 0 1 6 0v9h-6z')) +
    path('none', 'M0-42v-22', 'stroke="#6b3f05" stroke-width="2"') +
    path('r', 'M1-64 22-57 1-50z', 'stroke="#fff" stroke-width=".6"'),
  temple: () =>
    path('o', 'M-14-26Q-12-50 0-60 12-50 14-26z', 'stroke="#5a2a05"') +
    path('o', 'M-26-4q2-24 26-28 24 4 26 28z', 'stroke="#5a2a05"') +
    path('w', 'M-50 46V6h100v40z', 'stroke="#8a7350"') +
    path('o', 'M-54 8-44-6h88l10 14z', 'stroke="#5a2a05"') +
    path('k', 'M-11 46V24a11 13 0 0 1 22 0v22z') +
    mirrored(box('o', 20, 12, 7, 34), box('o', 38, 12, 7, 34)) +
    path('none', 'M0-58v-8', 'stroke="#f5b93a" stroke-width="3"') +
    path('r', 'M0-68l14 4-14 5z') +
    box('g', -56, 45, 112, 7, 2),
  palace: () =>
    mirrored(
      path('w', 'M32 46V-12h14v58z', 'stroke="#8a7350"'),
      path('p', 'M29-12q0-16 10-20 10 4 10 20z'),
      circle('g', 39, -35, 3),
    ) +
    path('w', 'M-34 46V2h68v44z', 'stroke="#8a7350"') +
    path('p', 'M-24 2C-34-24-12-34 0-50 12-34 34-24 24 2z', 'stroke="#37107a"') +
    path('#fff', 'M-16 0q-4-20 8-32-4 20 0 32z', 'opacity=".4"') +
    path('g', 'M-2-64h4l1 16h-6z') +
    path('k', 'M-12 46V24q0-10 12-18 12 8 12 18v22z') +
    mirrored(path('p', 'M19 22a5 6 0 0 1 10 0v12H19z')),
  mountain: () =>
    circle('g', 26, -34, 16) +
    path('b', 'M-60 46-22-18 16 46z') +
    path('p', 'M-30 46 12-44 60 46z', 'stroke="#0a2f7a" stroke-opacity=".5"') +
    path('w', 'M12-44 28-14l-9 5-8-7-7 9-8-7z') +
    path('w', 'M-22-18l11 19-8-2-5 5-8-5z') +
    path('e', 'M-60 46q60-22 120 0v8H-60z'),
  dunes: () =>
    circle('o', 4, -18, 30) +
    path('g', 'M-60 20Q-20-14 20 20T62 6v48H-60z') +
    path('d', 'M-20-2Q8 8 20 20 0 30-8 54h-52V20q22-20 40-22z', 'opacity=".55"') +
    path('o', 'M-60 44Q0 20 62 44v12H-60z'),
  tree: () =>
    path('d', 'M-12 52q6-30-4-50L16 4q-8 22 0 48 10 2 12 6h-50q2-4 10-6z', 'stroke="#2c1405"') +
    times(6, (each) =>
      box('d', [-40, -30, 28, 38, -22, 22][each] ?? 0, -6, 3, [40, 30, 44, 30, 26, 24][each] ?? 0, 1.5),
    ) +
    circle('e', -30, -14, 24) +
    circle('e', 30, -14, 24) +
    circle('e', 0, -30, 28) +
    circle('e', 0, -6, 22) +
    shine(-10, -42, 12, 6) +
    [
      [-34, -12],
      [20, -30],
      [34, -4],
      [-8, -16],
    ]
      .map(([x, y]) => circle('o', x ?? 0, y ?? 0, 4))
      .join(''),
  rain: () =>
    times(8, (each) =>
      path(
        'b',
        'M0-8q6 9 0 12-6-3 0-12z',
        `transform="translate(${[-38, -22, -6, 10, 26, 40, -30, 18][each]} ${each < 6 ? 34 + (each % 2) * 14 : 56})"`,
      ),
    ) +
    path('s', 'M-34 20a20 20 0 0 1-2-38A28 28 0 0 1 16-32a22 22 0 0 1 22 52z', 'stroke="#52616f"') +
    path('#fff', 'M-30-14A24 24 0 0 1 8-30q-20 4-24 18z', 'opacity=".7"') +
    path('g', 'M8-4-12 26H0l-8 24 26-34H6L16-4z', 'stroke="#7a4a08"'),
  moon: () =>
    path('g', 'M18-52A52 52 0 1 0 48 26 42 42 0 0 1 18-52z', 'stroke="#9c5505"') +
    path('#fff', 'M0-46A46 46 0 0 0-32 24 60 60 0 0 1 0-46z', 'opacity=".4"') +
    circle('#9c5505', -22, 8, 5, 'opacity=".35"') +
    circle('#9c5505', -6, 28, 7, 'opacity=".3"') +
    [
      [30, -16, 1.1],
      [44, -40, 0.7],
      [50, 2, 0.6],
    ]
      .map(([x, y, size]) =>
        path(
          'w',
          'M0-14l4 10 10 4-10 4-4 10-4-10-10-4 10-4z',
          `transform="translate(${x} ${y}) scale(${size})"`,
        ),
      )
      .join(''),
  sun: () =>
    times(12, (each) => path(each % 2 ? 'o' : 'g', 'M-8-34 0-60l8 26z', `transform="rotate(${each * 30})"`)) +
    circle('g', 0, 0, 34, 'stroke="#9c5505"') +
    shine(-8, -16, 16, 10) +
    mirrored(circle('#7a3b00', 11, -4, 3.5), circle('#e8662a', 18, 7, 5, 'opacity=".5"')) +
    path('none', 'M-10 8q10 10 20 0', 'stroke="#7a3b00" stroke-width="3" stroke-linecap="round"'),
  star: () =>
    path(
      'g',
      'M0-56 16-18l40 4-30 27 9 41L0 32l-35 22 9-41-30-27 40-4z',
      'stroke="#7a4a08" stroke-width="2"',
    ) +
    path('#fff', 'M0-56 16-18 0 0-16-18zM-56-14l40-4L0 0l-26 13z', 'opacity=".35"') +
    path('#7a3b00', 'M0 0 16-18l40 4-30 27zM0 0l26 13 9 41L0 32z', 'opacity=".25"'),
  fire: () =>
    path('r', 'M0 54C-44 54-50 16-30-10q2 14 10 16Q-24-30 8-60 4-36 22-24q4-8 2-18Q56-6 42 28 32 54 0 54z') +
    path('o', 'M0 52C-28 50-32 24-18 6q4 10 10 8-2-26 14-42 0 18 12 28 8 12 6 26-4 24-24 26z') +
    path('#fff3a0', 'M0 50C-16 48-16 32-6 20q4 6 8 2 0-10 4-14 12 16 10 28-4 14-16 14z'),
  ship: () =>
    path('d', 'M-54 20h104q-6 26-24 30h-58q-18-6-22-30z', 'stroke="#2c1405"') +
    path('g', 'M-54 20h104l-1 6H-53z') +
    box('d', -3, -58, 5, 80) +
    path('w', 'M-6-52q-36 20-32 60 16-8 32-2z', 'stroke="#8a7350"') +
    path('r', 'M6-50q40 22 38 56-20-8-38 0z', 'stroke="#5a0812"') +
    path('#fff', 'M10-40q20 16 24 38-12-2-24 0z', 'opacity=".25"') +
    path('r', 'M2-60-18-55 2-51z') +
    path('b', 'M-62 44q10-8 20 0t20 0 20 0 20 0 20 0 24 0v14H-62z'),
  island: () =>
    oval('b', 0, 42, 60, 14) +
    path('g', 'M-42 40Q0 8 44 40 0 52-42 40z') +
    path('d', 'M-6 32Q-2-10 12-30l6 3Q6 2 6 32z', 'stroke="#2c1405"') +
    times(5, (each) =>
      path(
        'e',
        'M0 0Q20-18 40 2 20-4 0 6z',
        `transform="translate(14 -28) rotate(${[-20, 40, 150, 200, -80][each]})" stroke="#04331d" stroke-width=".6"`,
      ),
    ) +
    circle('d', 10, -22, 5) +
    circle('d', 19, -21, 5),
  house: () =>
    path('e', 'M-50-6 0-50 50-6z', 'stroke="#04331d"') +
    path('w', 'M-40-8h80v54h-80z', 'stroke="#8a7350"') +
    box('r', 20, -46, 12, 24) +
    box('d', -10, 12, 20, 34, 2) +
    mirrored(box('b', 18, 2, 16, 16, 2, 'stroke="#fff" stroke-width="2"')) +
    circle('g', 5, 30, 2) +
    path('e', 'M-58 44q58-12 116 0v8H-58z') +
    at('translate(0 -18)', circle('g', 0, 0, 9)),
} as const;
