import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { TextSize, Theme } from '@/ui/theme/applyAppearance';

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
export const TEXT_SIZES = ['100', '112', '125'] as const satisfies readonly TextSize[];

/** The player's choices on this device. public/early.js reads the same keys before the first paint. */
export interface Appearance {
  readonly theme: Theme;
  readonly textSize: TextSize;
}

const THEME_KEY = 'ui.theme';
const TEXT_SIZE_KEY = 'ui.textSize';

export function readAppearance(storage: KeyValueStore): Appearance {
  const theme = storage.read(THEME_KEY);
  const textSize = storage.read(TEXT_SIZE_KEY);
  return {
    theme: THEMES.find((each) => each === theme) ?? 'system',
    textSize: TEXT_SIZES.find((each) => each === textSize) ?? '100',
  };
}

export function keepAppearance(storage: KeyValueStore, { theme, textSize }: Appearance): void {
  storage.write(THEME_KEY, theme);
  storage.write(TEXT_SIZE_KEY, textSize);
}
