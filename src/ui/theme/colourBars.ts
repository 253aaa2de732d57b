/**
 * The browser's own bars in the colour of our header, in the theme that is shown. public/early.js does the same before any script of the app. Without
 * the sheet of tokens nothing is known, and they stay as they are.
 */
export function colourBars(root: HTMLElement): void {
  const [light, dark] =
    getComputedStyle(root)
      .getPropertyValue('--color-header')
      .match(/#[0-9a-f]{6}/gi) ?? [];
  if (light === undefined || dark === undefined) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const theme = root.dataset.theme ?? (meta.media.includes('dark') ? 'dark' : 'light');
    meta.content = theme === 'dark' ? dark : light;
  }
}
