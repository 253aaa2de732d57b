import * as v from 'valibot';
import { forEachCapability } from '@/application/ports/device/Capabilities';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const path = v.pipe(text, v.regex(/^\/(?!\/)/, 'must be a path of this site, starting with a single slash'));
const origin = v.pipe(
  text,
  v.url(),
  v.regex(/^[Hh][Tt]{2}[Pp][Ss]?:\/\//, 'must start with https:// (or http:// on a test machine)'),
);
const header = v.object({
  name: v.pipe(text, v.regex(/^[A-Za-z0-9-]+$/, 'must be a header name')),
  scheme: v.string(),
});
const yesNo = v.boolean();
const colour = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #1b4f8f'));
const colourPair = v.strictObject({ light: colour, dark: colour });
const words = v.record(text, text);
const typeface = v.union([
  v.literal('none'),
  v.strictObject({
    file: path,
    licence: path,
    weights: v.optional(text),
    fallback: v.optional(v.strictObject({ size: v.number(), ascent: v.number(), descent: v.number() })),
  }),
]);
const brand = v.strictObject({
  title: v.optional(text),
  logo: v.optional(text),
  footer: v.optional(text),
  shape: v.optional(v.picklist(['sharp', 'soft', 'round'])),
  theme: v.optional(v.picklist(['dark', 'light', 'system'])),
  typeface: v.optional(typeface),
  navigation: v.optional(
    v.array(v.union([text, v.strictObject({ text: v.union([text, words]), to: path })])),
  ),
  texts: v.optional(v.record(text, v.record(text, v.string()))),
  pages: v.optional(v.record(text, v.array(text))),
});

/** Those that every build knows. */
const BACKENDS = ['sandbox', 'remote'] as const;

/** `/config.json` as an operator writes it; every key is optional. Unknown keys are refused: a misspelt key must not go unnoticed. */
export const configSchema = v.strictObject({
  $schema: v.optional(v.string()),
  backend: v.optional(v.picklist(BACKENDS)),
  dialect: v.optional(v.record(text, v.unknown())),
  apiUrl: v.optional(origin),
  sportsUrl: v.optional(origin),
  lobbyUrl: v.optional(origin),
  socketUrl: v.optional(origin),
  authHeader: v.optional(header),
  sportsAuthHeader: v.optional(header),
  registration: v.optional(
    v.strictObject({ typeId: v.optional(v.number()), parentId: v.optional(v.number()) }),
  ),
  publicPath: v.optional(path),
  protectedPath: v.optional(path),
  ezugiHref: v.optional(path),
  evolutionHref: v.optional(path),
  promotionsHref: v.optional(path),
  gameHosts: v.optional(v.array(origin)),
  gatewayHosts: v.optional(v.array(origin)),
  tvHosts: v.optional(v.array(origin)),
  assetHosts: v.optional(v.array(origin)),
  capabilities: v.optional(v.strictObject(forEachCapability(() => v.optional(yesNo)))),
  features: v.optional(
    v.strictObject({ sportsbookFrame: v.optional(yesNo), sportsbookTest: v.optional(yesNo) }),
  ),
  jurisdiction: v.optional(
    v.strictObject({
      minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18))),
      currency: v.optional(v.literal('INR')),
      realMoney: v.optional(yesNo),
      helplines: v.optional(
        v.array(
          v.strictObject({
            name: text,
            phone: v.optional(v.pipe(text, v.regex(/^\+?[\d -]+$/, 'must be a number to call'))),
            url: v.optional(v.pipe(text, v.regex(/^https:\/\//, 'must start with https://'))),
          }),
        ),
      ),
    }),
  ),
  withdrawVariant: v.optional(v.picklist(['hub', 'wizard'])),
  otpLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8))),
  theme: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'must be a token name')), colourPair)),
  brand: v.optional(brand),
  offlineShell: v.optional(yesNo),
  telemetry: v.optional(v.strictObject({ url: origin, consent: v.optional(yesNo) })),
  locales: v.optional(v.pipe(v.array(text), v.minLength(1))),
});

/** As `configSchema`, in a build that knows backends of a language of their own by these names. */
export function configSchemaWith(dialects: readonly string[]) {
  return v.strictObject({
    ...configSchema.entries,
    backend: v.optional(v.picklist<readonly string[]>([...BACKENDS, ...dialects])),
  });
}

export type ConfigFile = v.InferOutput<ReturnType<typeof configSchemaWith>>;
