import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { applyAppearance, type TextSize, type Theme } from '@/ui/theme/applyAppearance';
import { keepChoice } from '@/ui/device/savedChoice';

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
export const TEXT_SIZES = ['100', '112', '125'] as const satisfies readonly TextSize[];

/** The player's choices on this device. public/early.js reads the same keys before the first paint. */
export interface Appearance {
  readonly theme: Theme;
  readonly textSize: TextSize;
}

const THEME_KEY = 'ui.theme';
const TEXT_SIZE_KEY = 'ui.textSize';

/** The player's own, else the brand's, else dark. */
export function readTheme(storage: Pick<KeyValueStore, 'read'>, ofBrand: Theme = 'dark'): Theme {
  const theme = storage.read(THEME_KEY);
  return THEMES.find((each) => each === theme) ?? ofBrand;
}

export function readTextSize(storage: Pick<KeyValueStore, 'read'>): TextSize {
  const textSize = storage.read(TEXT_SIZE_KEY);
  return TEXT_SIZES.find((each) => each === textSize) ?? '100';
}

/** What `base.css` makes of it: percent of the browser's own size. */
export const TEXT_PERCENT: Readonly<Record<TextSize, number>> = { 100: 100, 112: 112.5, 125: 125 };

/** Shows it and keeps it. */
export function chooseAppearance(
  root: HTMLElement,
  storage: Pick<KeyValueStore, 'write' | 'remove'>,
  { theme, textSize }: Appearance,
): void {
  keepChoice(storage, THEME_KEY, theme);
  keepChoice(storage, TEXT_SIZE_KEY, textSize);
  applyAppearance(root, theme, textSize);
}
