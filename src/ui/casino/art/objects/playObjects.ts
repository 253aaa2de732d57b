import { brush } from '../brush';

const { path, circle, oval, box, at, times, mirrored, shine } = brush;

function seven(move: string): string {
  return at(
    move,
    path('#3d0409', 'M-24-30H26v16Q6 8 4 40h-20Q-14 8 4-12h-14v8h-14z', 'transform="translate(3 4)"'),
    path(
      'r',
      'M-24-34H26v16Q6 4 4 36h-20Q-14 4 4-16h-14v8h-14z',
      'stroke="#ffd257" stroke-width="3" stroke-linejoin="round"',
    ),
    path('#fff', 'M-20-30h42v6h-42z', 'opacity=".45"'),
  );
}

/** Games, sports and whatever flies. */
export const PLAY_OBJECTS = {
  seven: () => seven('scale(1.4)'),
  sevens: () =>
    seven('translate(-34 6) rotate(-10) scale(.8)') +
    seven('translate(34 6) rotate(10) scale(.8)') +
    seven('translate(0 -2)'),
  upDown: () =>
    seven('scale(.9)') +
    path(
      'e',
      'M-42-48-22-22h-12v30h-16v-30h-12z',
      'stroke="#fff" stroke-opacity=".6" transform="translate(-2 0)"',
    ) +
    path('b', 'M42 50 62 24H50V-6H34v30H22z', 'stroke="#fff" stroke-opacity=".6"'),
  plane: () =>
    path('#ff6b6b', 'M-62 60C-20 52 6 26 20-4l10 8C10 36-16 60-62 60z', 'opacity=".6"') +
    at(
      'translate(4 -8) rotate(-28) scale(1.35)',
      path(
        'r',
        'M-40-6C-22-13 14-14 28-4 33 0 33 4 28 7 10 12-22 10-40 4z',
        'stroke="#fff" stroke-opacity=".5"',
      ),
      path('w', 'M-8-8-22-30h10L12-9z'),
      path('r', 'M-8 6l-13 20h10L12 7z', 'stroke="#5a0812"'),
      path('w', 'M-38-5l-9-14h8l10 12z'),
      oval('b', 13, -5, 8, 4),
      path('#fff', 'M-34-4Q0-12 26-4-4-6-34-1z', 'opacity=".5"'),
    ),
  rocket: () =>
    at(
      'rotate(38)',
      path('o', 'M-10 34Q0 70 10 34z'),
      path('#fff3a0', 'M-5 34Q0 54 5 34z'),
      path('s', 'M0-60C22-40 22 0 14 34h-28C-22 0-22-40 0-60z', 'stroke="#52616f"'),
      path('r', 'M0-60C11-50 16-38 17-26h-34C-16-38-11-50 0-60z'),
      mirrored(path('r', 'M16 6l18 24-2 14-18-12z')),
      circle('g', 0, -8, 10),
      circle('b', 0, -8, 7),
      path('#fff', 'M-12-22q2-16 8-26-4 30-2 76l-6-2q-2-24 0-48z', 'opacity=".6"'),
    ),
  balloon: () =>
    path('r', 'M0 22C-30 8-46-10-44-24-40-46-20-58 0-58s40 12 44 34C46-10 30 8 0 22z') +
    path('g', 'M0 22C-14 8-22-10-20-28-18-48-8-58 0-58s18 10 20 30C22-10 14 8 0 22z') +
    path('b', 'M0 22C-5 8-8-10-8-28-8-48-3-58 0-58s8 10 8 30C8-10 5 8 0 22z') +
    shine(-20, -38, 9, 12) +
    path('none', 'M-12 16-9 36M12 16 9 36', 'stroke="#f3d9a8" stroke-width="1.5"') +
    path('d', 'M-12 34h24l-3 18H-9z', 'stroke="#2c1405"') +
    path('g', 'M-13 33h26v4h-26z'),
  ball: () =>
    circle('w', 0, 0, 48) +
    path('k', 'M0-20 19-6 12 16h-24l-7-22z') +
    times(5, (each) => path('k', 'M-13-48Q0-52 13-48L8-38H-8z', `transform="rotate(${each * 72})"`)) +
    times(5, (each) =>
      path(
        'none',
        'M0-20v-18M19-6l14-20',
        `stroke="#2a323e" stroke-width="2" transform="rotate(${each * 72})"`,
      ),
    ) +
    shine(-16, -26, 18, 11),
  goal: () =>
    path('none', 'M-52 40V-38H52v78', 'stroke="#fff" stroke-width="6" stroke-linejoin="round"') +
    path(
      'none',
      'M-40-38v66M-26-38v66M-12-38v66M2-38v66M16-38v66M30-38v66M44-38v66M-52-24H52M-52-10H52M-52 4H52M-52 18H52',
      'stroke="#fff" stroke-opacity=".35" stroke-width="1.2"',
    ) +
    path('e', 'M-62 40H62v14H-62z') +
    at(
      'translate(14 24) scale(.46)',
      circle('w', 0, 0, 48),
      path('k', 'M0-20 19-6 12 16h-24l-7-22z'),
      times(5, (each) => path('k', 'M-13-48Q0-52 13-48L8-38H-8z', `transform="rotate(${each * 72})"`)),
    ),
  bat: () =>
    at(
      'rotate(32)',
      box('k', -5, -64, 10, 36, 4),
      path('d', 'M-8-30H8L14-18v66q-14 12-28 0v-66z', 'stroke="#47240c"'),
      path('#fff', 'M-9-18h5v64h-5z', 'opacity=".35"'),
      path('r', 'M-14 0h28v12h-28z', 'opacity=".8"'),
    ) +
    at(
      'translate(-30 -20)',
      circle('r', 0, 0, 19),
      path('none', 'M-13-13Q4 0-8 17', 'stroke="#fff" stroke-width="2" stroke-dasharray="3 2"'),
      shine(-5, -9, 7, 5),
    ),
  mine: () =>
    times(8, (each) => path('k', 'M-6-36h12L3-54h-6z', `transform="rotate(${each * 45})"`)) +
    circle('k', 0, 0, 40, 'stroke="#000"') +
    shine(-12, -20, 16, 9) +
    circle('r', 0, 6, 13) +
    circle('#ffb3b3', -3, 2, 4) +
    path('g', 'M34-46l5 11 12-3-8 10 9 8-12-1-2 12-6-10-10 6 4-12-11-6 12-3z'),
  mines: () =>
    times(9, (each) => {
      const [x, y] = [(each % 3) * 36 - 36, Math.floor(each / 3) * 36 - 36];
      const open = each === 1 || each === 3 || each === 8;
      return at(
        `translate(${x} ${y})`,
        box(each === 4 ? 'r' : open ? 'k' : 'b', -16, -16, 32, 32, 6, 'stroke="#0006"'),
        each === 4
          ? times(4, (spike) => box('#16181c', -2, -14, 4, 28, 1, `transform="rotate(${spike * 45})"`)) +
              circle('k', 0, 0, 9) +
              shine(-3, -4, 3, 2)
          : open
            ? path('t', 'M-10-3-5-10H5l5 7L0 11z') + path('#fff', 'M-4-3 0-10l4 7-4 14z', 'opacity=".5"')
            : path('#fff', 'M-12-12h24v5h-24z', 'opacity=".25"'),
      );
    }),
  kite: () =>
    path('none', 'M0 34q18 12 4 24t10 20', 'stroke="#fff" stroke-width="2"') +
    at(
      'rotate(16)',
      path('r', 'M0-58 44-8 0 46-44-8z', 'stroke="#fff" stroke-width="2"'),
      path('g', 'M0-58 44-8H0z'),
      path('b', 'M0-8v54L-44-8z'),
      path('e', 'M0-8v54L44-8z'),
      circle('w', 0, -8, 10),
    ) +
    times(3, (each) =>
      path(
        ['n', 'o', 't'][each] ?? 'n',
        'M-12-5 0 0-12 5zM12-5 0 0l12 5z',
        `transform="translate(${-8 + (each % 2) * 6} ${48 + each * 10})"`,
      ),
    ),
  tukTuk: () =>
    path('e', 'M-52 8Q-52-38-20-40H14q20 2 30 40l10 4v22H-52z', 'stroke="#04331d"') +
    path('g', 'M-52 2h96l10 4v10H-52z') +
    path('k', 'M-48-36h66q6 0 8 4h-74z') +
    path('b', 'M16-32q14 6 18 30H16z', 'opacity=".9"') +
    path('#1b2a22', 'M-44-28h50V0h-50z') +
    path('r', 'M-40-4h40v12h-40z') +
    [-32, 36].map((x) => circle('k', x, 30, 15) + circle('s', x, 30, 7)).join('') +
    circle('#fff3a0', 51, 12, 5),
} as const;
