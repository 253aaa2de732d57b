import { brush } from './brush';
import type { KeyArtRecipe } from './recipeOf';

const { path, box } = brush;

/** The edge of the picture. */
export function frameOf(frame: KeyArtRecipe['frame'], wide: number, tall: number): string {
  const edge = (by: number, stroke: string): string =>
    box('none', by, by, wide - 2 * by, tall - 2 * by, 11 - by, stroke);
  switch (frame) {
    case 'line':
      return edge(1, 'stroke="#fff" stroke-opacity=".22" stroke-width="2"');
    case 'gold':
      return (
        edge(1.5, 'stroke="url(#g)" stroke-width="3"') + edge(5, 'stroke="#fff3c4" stroke-opacity=".35"')
      );
    case 'corners':
      return path(
        'none',
        `M6 34V13q0-7 7-7h21M${wide - 6} 34V13q0-7-7-7h-21M6 ${tall - 34}v21q0 7 7 7h21M${wide - 6} ${tall - 34}v21q0 7-7 7h-21`,
        'stroke="#f5c860" stroke-width="2.5" stroke-linecap="round"',
      );
    case 'arch':
      return (
        path(
          '#000',
          `M0 0h${wide}v60Q${wide * 0.86} 12 ${wide / 2} 6 ${wide * 0.14} 12 0 60z`,
          'opacity=".32"',
        ) +
        path(
          'none',
          `M0 60Q${wide * 0.14} 12 ${wide / 2} 6 ${wide * 0.86} 12 ${wide} 60`,
          'stroke="url(#g)" stroke-width="2.5"',
        )
      );
  }
}
