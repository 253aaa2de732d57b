import type { Check } from './Brand';
import { pictureSize } from './pictureSize';

const LARGEST_LOGO = 30_000;
const LARGEST_FAVICON = 10_000;
/** Shown 32 px high and at most 160 px wide. */
const WIDEST_LOGO = 5;

/** The logo and the small mark in the browser's tab. */
export const checkImages: Check = ({ config, file }) => {
  const logo = config.brand?.logo ?? '';
  const bytes = logo.startsWith('/') ? file(logo) : null;
  const favicon = file('favicon.svg');
  return [
    ...(bytes === null ? [] : logoFaults(logo, bytes)),
    ...(favicon === null
      ? ['favicon.svg is missing: the mark in the browser’s tab.']
      : [...tooLarge('favicon.svg', favicon, LARGEST_FAVICON), ...svgFaults('favicon.svg', favicon)]),
  ];
};

function logoFaults(path: string, bytes: Buffer): readonly string[] {
  const size = pictureSize(bytes);
  const shape =
    size === null
      ? [`${path} is neither an SVG with a viewBox nor a PNG.`]
      : size.width / size.height > WIDEST_LOGO
        ? [
            `${path} is ${size.width} by ${size.height}: more than ${WIDEST_LOGO} times as wide as high is drawn too small to read.`,
          ]
        : size.height < 32 && path.endsWith('.png')
          ? [`${path} is ${size.height} px high; less than 64 looks coarse on a phone.`]
          : [];
  return [...tooLarge(path, bytes, LARGEST_LOGO), ...shape, ...svgFaults(path, bytes)];
}

export function tooLarge(path: string, bytes: Buffer, most: number): readonly string[] {
  return bytes.length > most
    ? [`${path} has ${Math.ceil(bytes.length / 1000)} kB; at most ${most / 1000} kB is fair on a slow phone.`]
    : [];
}

/** As a picture an SVG runs nothing; opened by its own address it would. */
function svgFaults(path: string, bytes: Buffer): readonly string[] {
  if (!path.endsWith('.svg')) return [];
  const text = bytes.toString();
  const found =
    /<script|<foreignObject|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i.exec(text);
  return found === null
    ? []
    : [`${path} holds "${found[0].trim()}": a picture carries no script and loads nothing.`];
}
