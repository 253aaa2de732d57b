import type { BrandFont } from '@/ui/start/applyBrandTypeface';
import type { Check } from './Brand';
import { readWoff2 } from './readWoff2';
import type { FontFacts } from './readWoff2';

const KEY = 'brand.typeface';
/** As much as ours may have (docs/decisions/092). */
const LARGEST = 30_000;
/** In percent of the size: what differs by less moves nothing that can be seen. */
const TOLERANCE = 2;
const SIZES = { least: 80, most: 130 };

/** A file that is not there, is too large or no font; a licence that is missing; heights and weights that are not those of the file. */
export const checkTypeface: Check = ({ config, file }) => {
  const typeface = config.brand?.typeface;
  if (typeface === undefined || typeface === 'none') return [];
  return [...fileFaults(typeface, file(typeface.file)), ...licenceFaults(typeface, file(typeface.licence))];
};

function fileFaults(typeface: BrandFont, bytes: Buffer | null): readonly string[] {
  if (bytes === null) return [`${KEY}: the file ${typeface.file} is not in the folder of the brand.`];
  const facts = readWoff2(bytes);
  if (facts === null) return [`${typeface.file} is no woff2 font that can be read.`];
  return [
    ...(bytes.length <= LARGEST
      ? []
      : [
          `${typeface.file} has ${Math.ceil(bytes.length / 1000)} kB; at most ${LARGEST / 1000} kB: cut it to the letters that are needed.`,
        ]),
    ...fallbackFaults(typeface.fallback, facts),
    ...weightFaults(typeface, facts),
  ];
}

function fallbackFaults(fallback: BrandFont['fallback'], { ascent, descent }: FontFacts): readonly string[] {
  if (fallback === undefined)
    return [
      `${KEY}.fallback is missing: the page moves when the typeface comes. For a size of 100 it is ${said(ascent, descent, 100)}.`,
    ];
  const { size } = fallback;
  if (size < SIZES.least || size > SIZES.most)
    return [
      `${KEY}.fallback.size is ${size}: in percent, how wide the typeface is beside Arial, between ${SIZES.least} and ${SIZES.most}.`,
    ];
  const differs = [
    [fallback.ascent, ascent],
    [fallback.descent, descent],
  ].some(([one = 0, other = 0]) => Math.abs((one * size) / 100 - other / 10) > TOLERANCE);
  return differs
    ? [`${KEY}.fallback does not fit the file: for a size of ${size} it is ${said(ascent, descent, size)}.`]
    : [];
}

function said(ascent: number, descent: number, size: number): string {
  const [one, other] = [ascent, descent].map((part) => ((part * 10) / size).toFixed(1));
  return `"ascent": ${one}, "descent": ${other}`;
}

function weightFaults({ file, weights = '400 800' }: BrandFont, facts: FontFacts): readonly string[] {
  if (!/^\d{3}( \d{3})?$/.test(weights))
    return [`${KEY}.weights is "${weights}": it is a weight, or from which to which, for example 400 800.`];
  const [from = 0, to = from] = weights.split(' ').map(Number);
  const [least, most] = facts.weights ?? [from, from];
  if (from >= least && to <= most) return [];
  return facts.weights === null
    ? [`${KEY}.weights says ${weights}, but ${file} has one weight: name that one.`]
    : [`${KEY}.weights says ${weights}, but ${file} goes from ${least} to ${most}.`];
}

function licenceFaults({ licence }: BrandFont, bytes: Buffer | null): readonly string[] {
  if (bytes === null) return [`${KEY}: the licence ${licence} is not in the folder of the brand.`];
  return /licen[cs]e/i.test(bytes.toString())
    ? []
    : [`${licence} does not say under which licence the typeface may be used.`];
}
