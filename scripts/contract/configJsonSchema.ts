import { toJsonSchema } from '@valibot/to-json-schema';
import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { configSchemaWith } from '@/adapters/config/configSchema';

/** A row of the table of keys in README: `key`, `another` | default | meaning. */
const ROW = /^\| ((?:`\w+`(?:, )?)+) \| ([^|]+) \| (.+) \|$/gm;

/**
 * `config.json` for an editor: which keys there are, what they may be, and what README says of each.
 * @throws {Error} where README is silent about a key
 */
export function configJsonSchema(readme: string) {
  const meanings = meaningsIn(readme);
  // JSON Schema has no word for taking away the spaces around a text.
  const { properties = {}, ...rest } = toJsonSchema(configSchemaWith([...DIALECTS.keys()]), {
    ignoreActions: ['trim'],
  });
  const described = Object.entries(properties).map(([key, schema]) => {
    const description = key === '$schema' ? 'This schema.' : meanings.get(key);
    if (description === undefined) throw new Error(`README does not say what "${key}" is`);
    return [key, typeof schema === 'boolean' ? schema : { description, ...schema }] as const;
  });
  return {
    ...{ title: 'config.json of the player app', ...rest, properties: Object.fromEntries(described) },
    // As `loadConfiguration` has it; a schema of keys alone cannot say this.
    if: { properties: { backend: { const: 'remote' } }, required: ['backend'] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word
    then: { required: ['apiUrl'] },
  };
}

function meaningsIn(readme: string): ReadonlyMap<string, string> {
  const rows = [...readme.matchAll(ROW)];
  return new Map(
    rows.flatMap(([, keys = '', byDefault = '', meaning = '']) =>
      [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [key, describe(meaning, byDefault)] as const),
    ),
  );
}

function describe(meaning: string, byDefault: string): string {
  const plain = (text: string): string => text.replaceAll(/`|\[([^\]]+)\]\([^)]+\)/g, '$1').trim();
  return byDefault.trim() === '–' ? plain(meaning) : `${plain(meaning)} (default: ${plain(byDefault)})`;
}
