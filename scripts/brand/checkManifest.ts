import * as v from 'valibot';
import type { Brand, Check } from './Brand';
import { tooLarge } from './checkImages';
import { pictureSize } from './pictureSize';

const LARGEST_ICON = 60_000;
const MAX_SHORT_NAME = 12;

const manifestSchema = v.object({
  name: v.string(),
  short_name: v.string(),
  start_url: v.literal('/'),
  display: v.string(),
  theme_color: v.string(),
  background_color: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.optional(v.string()) })),
});

type Icon = v.InferOutput<typeof manifestSchema>['icons'][number];

/** What a phone needs to put the brand on its home screen. */
export const checkManifest: Check = (brand) => {
  const text = brand.file('manifest.webmanifest')?.toString();
  if (text === undefined)
    return ['manifest.webmanifest is missing: without it a phone installs our name and icon.'];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return ['manifest.webmanifest is not valid JSON.'];
  }
  const decoded = v.safeParse(manifestSchema, json);
  if (!decoded.success)
    return decoded.issues.map(
      (issue) => `manifest.webmanifest: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`,
    );
  const { icons, name, short_name: short, theme_color: colour, background_color: ground } = decoded.output;
  const brandName = brand.config.brand?.title?.split('|')[0]?.trim();
  // Of the theme that somebody sees who has not chosen; where the device decides, the light one, as for a page without a theme.
  const theme = (brand.config.brand?.theme ?? 'dark') === 'dark' ? 'dark' : 'light';
  const header = brand.config.theme?.['header']?.[theme];
  const canvas = brand.config.theme?.['canvas']?.[theme];
  return [
    ...(brandName !== undefined && !name.toLowerCase().includes(brandName.toLowerCase())
      ? [`manifest.webmanifest: name is "${name}", but the brand is called "${brandName}".`]
      : []),
    ...icons.flatMap((icon) => iconFaults(icon, brand)),
    ...needed(icons),
    ...(short.length > MAX_SHORT_NAME
      ? [`manifest.webmanifest: short_name is cut after ${MAX_SHORT_NAME} letters under an icon.`]
      : []),
    ...(header !== undefined && colour.toLowerCase() !== header.toLowerCase()
      ? [
          `manifest.webmanifest: theme_color is ${colour}, but the header is ${header}: the bars of the phone would not match.`,
        ]
      : []),
    ...(canvas !== undefined && ground.toLowerCase() !== canvas.toLowerCase()
      ? [
          `manifest.webmanifest: background_color is ${ground}, but players see ${theme} first (brand.theme), where the page is ${canvas}: the start would flash.`,
        ]
      : []),
  ];
};

function iconFaults({ src, sizes }: Icon, { file }: Brand): readonly string[] {
  const bytes = src.startsWith('/') ? file(src) : null;
  if (bytes === null) return [`manifest.webmanifest: the icon ${src} is not in the folder of the brand.`];
  const size = pictureSize(bytes);
  const actual = size === null ? 'no picture' : `${size.width}x${size.height}`;
  return [
    ...tooLarge(src, bytes, LARGEST_ICON),
    ...(sizes === 'any' || sizes === actual ? [] : [`${src} is ${actual}, but the manifest says ${sizes}.`]),
  ];
}

function needed(icons: readonly Icon[]): readonly string[] {
  const has = (size: string, purpose: string): boolean =>
    icons.some((icon) => icon.sizes === size && (icon.purpose ?? 'any').split(' ').includes(purpose));
  const wanted = [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ] as const;
  return wanted
    .filter(([size, purpose]) => !has(size, purpose))
    .map(
      ([size, purpose]) =>
        `manifest.webmanifest: an icon of ${size} for "${purpose}" is missing; phones ask for it.`,
    );
}
