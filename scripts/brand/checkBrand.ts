import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { configSchemaWith } from '@/adapters/config/configSchema';
import type { Brand, Check } from './Brand';
import { filesOf } from './Brand';
import { checkContrast } from './checkContrast';
import { checkImages } from './checkImages';
import { checkManifest } from './checkManifest';
import { checkNavigation } from './checkNavigation';
import { checkPages } from './checkPages';
import { checkTexts } from './checkTexts';
import { checkTheme } from './checkTheme';
import { checkTypeface } from './checkTypeface';
import { checkUrls } from './checkUrls';
import { readJson } from './readJson';

const CHECKS: readonly Check[] = [
  checkTheme,
  checkContrast,
  checkTypeface,
  checkUrls,
  checkImages,
  checkManifest,
  checkNavigation,
  checkTexts,
  checkPages,
];

/** Everything that is wrong with the brand in this folder, one sentence each. A file that cannot be read is the only finding then. */
export function checkBrand(folder: string): readonly string[] {
  const file = filesOf(folder);
  const text = file('config.json')?.toString();
  if (text === undefined) return [`${folder} holds no config.json.`];
  const read = readJson(configSchemaWith([...DIALECTS.keys()]), 'config.json', text, 'that the app knows');
  if (!read.ok) return read.faults;
  const brand: Brand = { config: read.value, file };
  return [...missing(brand), ...CHECKS.flatMap((check) => check(brand))];
}

function missing({ config: { brand = {}, theme } }: Brand): readonly string[] {
  return [
    ...(brand.title === undefined ? ['config.json: brand.title is missing: the name of the brand.'] : []),
    ...(brand.logo === undefined
      ? ['config.json: brand.logo is missing: where the logo is, for example /brand/logo.svg.']
      : []),
    ...(theme === undefined ? ['config.json: theme is missing: the colours of the brand.'] : []),
  ];
}
