import type { AppConfig } from '@/application/ports/device/AppConfig';
import { forEachCapability } from '@/application/ports/device/Capabilities';
import type { ConfigFile } from './configSchema';

export interface AuthHeader {
  readonly name: string;
  /** Put before the token, e.g. `Bearer`; empty for the bare token. */
  readonly scheme: string;
}

export interface BrandLook {
  /** Colours by token, e.g. `primary`. */
  readonly theme: NonNullable<ConfigFile['theme']>;
  readonly shape: Brand['shape'];
  /** What a player sees who has not chosen. */
  readonly defaultTheme: NonNullable<Brand['theme']>;
  readonly typeface: Brand['typeface'];
  /** The brand's own words by language and key of the catalogue. */
  readonly texts: NonNullable<Brand['texts']>;
}

type Brand = NonNullable<ConfigFile['brand']>;

/** Everything that an operator can set, with every default filled in. */
export interface Configuration {
  readonly app: AppConfig;
  readonly hosts: {
    readonly apiUrl: string;
    readonly sportsUrl: string;
    readonly lobbyUrl: string;
    readonly socketUrl: string;
  };
  readonly authHeader: AuthHeader;
  readonly sportsAuthHeader: AuthHeader;
  readonly registration: { readonly typeId: number; readonly parentId: number };
  /** A backend of a language of its own, by its name in this build, and what stands under `dialect`: not checked yet. null: the sandbox, or docs/wire.md. */
  readonly dialect: { readonly name: string; readonly settings: unknown } | null;
  /** How the brand looks and speaks; null for our own look. The screens take what can be read. */
  readonly look: BrandLook | null;
  /** Whether the browser keeps the page for a start without a network. */
  readonly offlineShell: boolean;
  /** Where records of speed and faults go; null: nowhere. */
  readonly telemetry: { readonly url: string; readonly consent: boolean } | null;
}

/** The sandbox has no host; this one never resolves, so a request that slipped past its door would fail and not leak. */
const SANDBOX_HOST = 'https://sandbox.invalid';

/** Where the pretended games of the sandbox say they are; it never resolves either. */
const SANDBOX_GAMES = 'https://games.sandbox.invalid';
const SANDBOX_PAYMENTS = 'https://pay.sandbox.invalid';

/** What the engine sends, whatever the operator's own backend does. */
const SANDBOX_OTP_LENGTH = 6;

/** Of a file that has been checked (`decodeConfiguration`). */
export function withDefaults(file: ConfigFile): Configuration {
  const name = file.backend ?? 'sandbox';
  const backend = name === 'sandbox' ? 'sandbox' : 'remote';
  const apiUrl = backend === 'sandbox' ? SANDBOX_HOST : bare(file.apiUrl ?? '');
  const host = (url: string | undefined): string =>
    backend === 'sandbox' ? SANDBOX_HOST : bare(url ?? apiUrl);
  return {
    app: {
      backend,
      publicPath: file.publicPath ?? '/',
      protectedPath: file.protectedPath ?? '/home',
      ezugiHref: file.ezugiHref ?? '/casino/ezugi',
      evolutionHref: file.evolutionHref ?? '/casino/evolution',
      promotionsHref: file.promotionsHref,
      gameHosts: file.gameHosts ?? (backend === 'sandbox' ? [SANDBOX_GAMES] : []),
      gatewayHosts: file.gatewayHosts ?? (backend === 'sandbox' ? [SANDBOX_PAYMENTS] : []),
      tvHosts: file.tvHosts ?? [],
      assetHosts: file.assetHosts ?? [],
      // A sandbox that lives in the page can tell nothing while the page is closed.
      capabilities: forEachCapability(
        (name) => file.capabilities?.[name] ?? (backend === 'sandbox' && name !== 'webPush'),
      ),
      features: {
        sportsbookFrame: file.features?.sportsbookFrame ?? false,
        sportsbookTest: file.features?.sportsbookTest ?? false,
      },
      jurisdiction: {
        minAge: file.jurisdiction?.minAge ?? 18,
        currency: 'INR',
        realMoney: file.jurisdiction?.realMoney ?? false,
        ...(file.jurisdiction?.helplines && { helplines: file.jurisdiction.helplines }),
      },
      withdrawVariant: file.withdrawVariant ?? 'hub',
      otpLength: backend === 'sandbox' ? SANDBOX_OTP_LENGTH : (file.otpLength ?? null),
      locales: file.locales ?? ['en', 'hi'],
      asksForReports: file.telemetry?.consent ?? false,
      brand: file.brand ?? {},
    },
    hosts: {
      apiUrl,
      sportsUrl: host(file.sportsUrl),
      lobbyUrl: host(file.lobbyUrl),
      socketUrl: host(file.socketUrl),
    },
    authHeader: file.authHeader ?? { name: 'Authorization', scheme: 'Bearer' },
    sportsAuthHeader: file.sportsAuthHeader ?? { name: 'token', scheme: '' },
    registration: {
      typeId: file.registration?.typeId ?? 3,
      parentId: file.registration?.parentId ?? 81026,
    },
    dialect: name === backend ? null : { name, settings: file.dialect ?? {} },
    look: lookOf(file),
    offlineShell: file.offlineShell ?? true,
    telemetry:
      file.telemetry === undefined
        ? null
        : { url: file.telemetry.url, consent: file.telemetry.consent ?? false },
  };
}

function lookOf({ theme, brand = {} }: ConfigFile): BrandLook | null {
  const { shape, texts, theme: defaultTheme, typeface } = brand;
  if (!(theme ?? shape ?? texts ?? defaultTheme ?? typeface)) return null;
  return {
    theme: theme ?? {},
    shape,
    defaultTheme: defaultTheme ?? 'dark',
    typeface,
    texts: texts ?? {},
  };
}

function bare(url: string): string {
  return url.replace(/\/+$/, '');
}
