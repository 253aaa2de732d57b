import type { SmsMessage } from '../../../wire/SandboxBackend';
import type { ToHost, ToTab } from '../tabs/TabMessage';

/** From the page that hosts the engine to the worker in which it runs. */
export type ToEngine =
  /** First of all, and once. `stored`: the world as it was saved last, or null for a new one. */
  | { readonly kind: 'begin'; readonly seed: string; readonly stored: string | null }
  /** What any tab has for the engine, the hosting one too. */
  | { readonly kind: 'from'; readonly tab: string; readonly body: ToHost }
  /** Time has passed. */
  | { readonly kind: 'tick' }
  /** The page may never run again. */
  | { readonly kind: 'save' }
  | { readonly kind: 'tabGone'; readonly tab: string };

/** From the worker to the page. In order: a change comes to be saved before anything that tells of it. */
export type FromEngine =
  | { readonly kind: 'save'; readonly world: string }
  | { readonly kind: 'to'; readonly tab: string; readonly body: ToTab }
  | { readonly kind: 'inbox'; readonly inbox: readonly SmsMessage[] }
  /** This tab has said something for the first time: its end is to be reported. */
  | { readonly kind: 'watchTab'; readonly tab: string }
  /** What was stored could not be read; a new world has begun. */
  | { readonly kind: 'unreadable' };

/** The engine in a thread of its own. */
export interface EngineThread {
  readonly post: (message: ToEngine) => void;
  /** Nothing is heard from it from then on. */
  readonly close: () => void;
}

/** @param failed the thread could not begin, or broke: nothing more comes of it */
export type OpenEngineThread = (hear: (message: FromEngine) => void, failed: () => void) => EngineThread;
