/** `none`: the device's own letters. */
export type BrandTypeface = 'none' | BrandFont;

export interface BrandFont {
  /** A path of the site. */
  readonly file: string;
  /** Under which licence it may be used: for people who read the folder, not for the app. */
  readonly licence: string;
  /** One weight, or from which to which; without them 400 to 800. */
  readonly weights?: string | undefined;
  /** What a device's letters are stretched to until the file is there, in percent, so that nothing moves when it comes. */
  readonly fallback?:
    | { readonly size: number; readonly ascent: number; readonly descent: number }
    | undefined;
}

/** What stands in the place of the typeface until it is there. */
const ON_DEVICE = "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto')";
/** A family of its own for Devanagari, which brands rarely bring (src/ui/theme/tokens.css). */
const REST = 'var(--font-companion)';

/** A brand's own letters in the place of ours, or none. The file is asked for after the first paint; without it the device's letters stay. */
export function applyBrandTypeface(root: HTMLElement, typeface: BrandTypeface): void {
  if (typeface === 'none') {
    root.style.setProperty('--font-sans', REST);
    return;
  }
  const { file, weights = '400 800', fallback } = typeface;
  root.style.setProperty('--font-sans', `'Brand', 'Rupee', 'Brand on device', ${REST}`);
  if (fallback !== undefined)
    add('Brand on device', ON_DEVICE, {
      sizeAdjust: `${fallback.size}%`,
      ascentOverride: `${fallback.ascent}%`,
      descentOverride: `${fallback.descent}%`,
      lineGapOverride: '0%',
    });
  // As an address of the site, so that nothing in the path ends the string.
  const url = new URL(file, location.origin).href.replaceAll("'", '%27');
  requestAnimationFrame(() =>
    setTimeout(() => add('Brand', `url('${url}')`, { weight: weights, display: 'swap' })),
  );
}

/** The browser fetches it when something on the page is written in it. */
function add(
  family: string,
  source: string,
  as: FontFaceDescriptors & { readonly sizeAdjust?: string },
): void {
  document.fonts.add(new FontFace(family, source, as));
}
