import { brush } from './brush';
import type { KeyArtRecipe } from './recipeOf';

const { path, circle, box, times } = brush;
const SOFT = 'opacity=".13"';

/** What the light does behind the object. */
export function lightOf(light: KeyArtRecipe['light'], x: number, y: number): string {
  switch (light) {
    case 'rays':
      return group(
        times(12, (each) =>
          path('#fff', 'M0 0-22-240h44z', `transform="translate(${x} ${y}) rotate(${each * 30})"`),
        ),
      );
    case 'beams':
      return group(
        times(3, (each) =>
          path(
            '#fff',
            'M-8-20H8L46 240h-92z',
            `transform="translate(${x + each * 56 - 56} 0) rotate(${each * -16 + 16})"`,
          ),
        ),
      );
    case 'rings':
      return times(4, (each) =>
        circle('none', x, y, 34 + each * 24, `stroke="#fff" stroke-width="${10 - each * 2}" ${SOFT}`),
      );
    case 'dots':
      return group(
        times(16, (each) => circle('#fff', (each * 61) % 320, (each * 43 + 9) % 170, 4 + ((each * 7) % 11))),
      );
    case 'lattice':
      return group(
        times(14, (each) =>
          path(
            'none',
            'M-200-200 200 200M200-200-200 200',
            `stroke="#fff" stroke-width="2" transform="translate(${each * 36 - 80} 60)"`,
          ),
        ),
      );
    case 'curtain':
      return group(times(14, (each) => box('#fff', each * 26 - 4, -10, 11, 220, 5)));
  }
}

function group(drawing: string): string {
  return `<g ${SOFT}>${drawing}</g>`;
}
