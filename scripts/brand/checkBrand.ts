import * as v from 'valibot';
import { configSchema } from '@/adapters/config/configSchema';
import type { Brand, Check } from './Brand';
import { filesOf } from './Brand';
import { checkContrast } from './checkContrast';
import { checkImages } from './checkImages';
import { checkManifest } from './checkManifest';
import { checkNavigation } from './checkNavigation';
import { checkPages } from './checkPages';
import { checkTexts } from './checkTexts';
import { checkTheme } from './checkTheme';
import { checkUrls } from './checkUrls';

const CHECKS: readonly Check[] = [
  checkTheme,
  checkContrast,
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
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return [`config.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const decoded = v.safeParse(configSchema, json);
  if (!decoded.success) return decoded.issues.map(sentence);
  const brand: Brand = { config: decoded.output, file };
  return [...missing(brand), ...CHECKS.flatMap((check) => check(brand))];
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue) ?? 'The file as a whole';
  if (issue.type === 'strict_object')
    return issue.expected === 'never'
      ? `config.json: ${key} is not a key that the app knows.`
      : `config.json: ${key} is missing or of the wrong type (${issue.message}).`;
  return `config.json: ${key} ${issue.message.startsWith('must') ? issue.message : `has the wrong type: ${issue.message}`}.`;
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
