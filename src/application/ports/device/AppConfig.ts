import type { NavigationChoice } from '@/domain/routing/navigation';
import type { Capabilities } from './Capabilities';

/** What an operator sets in `/config.json`, as far as the core and the screens need it. Hosts stay with the adapters. */
export interface AppConfig {
  readonly backend: 'sandbox' | 'remote';
  readonly publicPath: string;
  readonly protectedPath: string;
  readonly ezugiHref: string;
  readonly evolutionHref: string;
  readonly promotionsHref?: string | undefined;
  readonly gameHosts: readonly string[];
  /** Origins whose payment pages may take this page's place. */
  readonly gatewayHosts: readonly string[];
  /** Origins that live pictures of a match may be framed from. */
  readonly tvHosts: readonly string[];
  /** Origins that pictures may come from besides our own (logo, banners). */
  readonly assetHosts: readonly string[];
  readonly capabilities: Capabilities;
  readonly features: Features;
  /** Whether /withdrawnew is a wizard of two steps or another name of /withdraw. */
  readonly withdrawVariant: 'hub' | 'wizard';
  /** Digits of a one-time code; null: the server's matter, 4 to 8 are taken. */
  readonly otpLength: number | null;
  readonly jurisdiction: {
    readonly minAge: number;
    readonly currency: 'INR';
    readonly realMoney: boolean;
    /** Who helps here; absent: the usual ones. */
    readonly helplines?: readonly Helpline[];
  };
  /** Whether records of speed and faults are sent only after the player has agreed to it (Telemetry). */
  readonly asksForReports?: boolean;
  readonly locales: readonly string[];
  /** What the operator says about the brand here goes before what the backend says. */
  readonly brand?: {
    readonly title?: string | undefined;
    readonly logo?: string | undefined;
    readonly footer?: string | undefined;
    /** What a player sees who has not chosen; absent: dark. */
    readonly theme?: 'dark' | 'light' | 'system' | undefined;
    /** Items of the header in order, by name or of the brand's own; absent: all that we have. */
    readonly navigation?: readonly NavigationChoice[] | undefined;
    /** Languages that the operator's own text of a page lies there in, by the name of the page. */
    readonly pages?: Readonly<Record<string, readonly string[]>> | undefined;
  };
}

/** A number, a site, or both. */
export interface Helpline {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly url?: string | undefined;
}

/** Pages that an operator may open; all are closed unless said. */
export interface Features {
  /** /sportsbook2 frames the sports book of a provider instead of showing our own lobby. */
  readonly sportsbookFrame: boolean;
  /** /sportsbooktest frames the staging of that provider. */
  readonly sportsbookTest: boolean;
}
