import { brush } from '../brush';

const { path, circle, oval, box, word, at, times, mirrored, shine } = brush;

/** What a traveller, a singer or a fighter has, and a slot machine. */
export const THING_OBJECTS = {
  compass: () =>
    circle('g', 0, 4, 50) +
    circle('w', 0, 4, 41) +
    times(8, (each) =>
      box('#7a4a08', -1, -35, 2, each % 2 ? 5 : 9, 0, `transform="translate(0 4) rotate(${each * 45})"`),
    ) +
    at(
      'translate(0 4) rotate(34)',
      path('r', 'M0-32 9 0H-9z'),
      path('k', 'M0 32 9 0H-9z'),
      path('#fff', 'M0-32V0h-9z', 'opacity=".35"'),
    ) +
    circle('g', 0, 4, 5) +
    circle('none', 0, -54, 7, 'stroke="#f5b93a" stroke-width="4"'),
  book: () =>
    path('d', 'M-56-30q28-10 56 4 28-14 56-4v70q-28-10-56 4-28-14-56-4z', 'stroke="#2c1405"') +
    path('w', 'M-50-34q26-8 50 6 24-14 50-6v66q-26-8-50 6-24-14-50-6z', 'stroke="#8a7350"') +
    path('#8a7350', 'M-2-28h4v66h-4z', 'opacity=".5"') +
    path('none', 'M-42-20q18-4 34 4M-42-6q18-4 34 4M-42 8q18-4 34 4', 'stroke="#b08b55" stroke-width="3"') +
    circle('o', 25, -2, 13) +
    times(8, (each) => path('g', 'M-3-14 0-22l3 8z', `transform="translate(25 -2) rotate(${each * 45})"`)) +
    path('r', 'M-6 34h12v22l-6-6-6 6z'),
  mic: () =>
    at(
      'rotate(28)',
      path('k', 'M-9-4H9L5 60H-5z', 'stroke="#000"'),
      circle('s', 0, -26, 25, 'stroke="#52616f"'),
      path('none', 'M-23-34h46M-25-24h50M-21-14h42M-8-50v46M8-50v46', 'stroke="#52616f" stroke-width="1.5"'),
      path('g', 'M-15-8h30l-4 9h-22z', 'stroke="#7a4a08"'),
      shine(-8, -36, 9, 7),
    ),
  hat: () =>
    oval('k', 0, 34, 56, 14, 'stroke="#000"') +
    path('k', 'M-36 32-40-40Q0-56 40-40L36 32Q0 46-36 32z', 'stroke="#000"') +
    path('r', 'M-37 14Q0 28 37 14l-1 18Q0 46-36 32z') +
    oval('#39434f', 0, -41, 40, 9) +
    path('#fff', 'M-30-32q6-3 12-4l2 46-14-3z', 'opacity=".28"'),
  swords: () =>
    mirrored(
      at(
        'rotate(42)',
        path('s', 'M-5 16-5-52 0-64 5-52V16z', 'stroke="#52616f"'),
        path('#fff', 'M-5-52 0-64V16h-5z', 'opacity=".6"'),
        path('g', 'M-20 16h40v7h-40z', 'stroke="#7a4a08"'),
        box('d', -4, 23, 8, 22, 3),
        circle('g', 0, 48, 6),
      ),
    ) +
    path('r', 'M-22-24Q0-12 22-24V6Q20 28 0 38-20 28-22 6z', 'stroke="#f5b93a" stroke-width="4"') +
    path('g', 'M0-8l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z'),
  glove: () =>
    path(
      'r',
      'M-36-10C-40-50 10-60 30-40 50-22 44 6 30 14l-2 14h-48l-2-16q-20-4-14-22z',
      'stroke="#5a0812"',
    ) +
    path('r', 'M-36-12q14-14 24 0 6 18-10 24-18 0-14-24z', 'stroke="#5a0812"') +
    path('w', 'M-22 28h52l-2 24h-46z', 'stroke="#8a7350"') +
    word('r', 4, 46, 17, 'KO') +
    shine(10, -34, 16, 8),
  clock: () =>
    box('g', -8, -62, 16, 12, 3) +
    box('s', 28, -48, 14, 9, 3, 'transform="rotate(45 35 -44)"') +
    circle('s', 0, 4, 50, 'stroke="#52616f"') +
    circle('w', 0, 4, 41) +
    path('r', 'M0 4V-33A37 37 0 0 1 35 14z', 'opacity=".85"') +
    times(12, (each) =>
      box('#2a323e', -1.5, -34, 3, 7, 1, `transform="translate(0 4) rotate(${each * 30})"`),
    ) +
    path('k', 'M-3 4 0-30 3 4zM0 1l28 10-29-4z') +
    circle('k', 0, 4, 5),
  globe: () =>
    circle('b', 0, -4, 46) +
    path(
      'e',
      'M-36-32Q-14-54 4-42q4 12-10 18-2 14-16 16-18-6-14-24zM10-20q22-18 34 0 2 20-14 34-16-4-12-18-14-4-8-16zM-26 12q20-4 22 12-6 14-14 14-12-8-8-26z',
    ) +
    path('none', 'M-46-4a46 16 0 0 0 92 0M0-50v92', 'stroke="#fff" stroke-opacity=".35"') +
    shine(-16, -28, 18, 10) +
    path('none', 'M-40 36A58 58 0 0 0 56-20', 'stroke="#f5b93a" stroke-width="5"') +
    path('g', 'M-18 56h36l-6-12h-24z'),
  reels: () =>
    box('g', -56, -36, 112, 72, 10, 'stroke="#7a4a08"') +
    times(3, (each) => box('w', each * 35 - 51, -28, 32, 56, 4)) +
    at('translate(-35 0) scale(.5)', path('r', 'M-24-34H26v16Q6 4 4 36h-20Q-14 4 4-16h-14v8h-14z')) +
    at('translate(0 0) scale(.5)', path('r', 'M-24-34H26v16Q6 4 4 36h-20Q-14 4 4-16h-14v8h-14z')) +
    at(
      'translate(35 0) scale(.42)',
      path(
        'g',
        'M0-38Q20-34 21-4q1 18 12 32h-66q11-14 12-32Q-20-34 0-38z',
        'stroke="#7a4a08" stroke-width="2"',
      ),
    ) +
    path('#000', 'M-52-28h104v14h-104zM-52 16h104v12h-104z', 'opacity=".18"') +
    path('none', 'M-56 0H56', 'stroke="#e02f2f" stroke-width="2"'),
} as const;
