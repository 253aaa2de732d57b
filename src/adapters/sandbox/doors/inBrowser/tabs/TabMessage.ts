import type { DropReason } from '../../../faults/RealtimeFault';
import type { SmsMessage, SocketRefusal, WireReply, WireRequest } from '../../../wire/SandboxBackend';
import type { SpokenLanguage } from '../../../texts/SpokenLanguage';

/** From any tab to the one that hosts the engine. `id` is the sender's own number for a call or a connection. */
export type ToHost =
  | { readonly kind: 'hello' }
  /** The sender lives and wants the world to move: a hidden host's own timers are slow. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'request'; readonly id: number; readonly request: WireRequest }
  | {
      readonly kind: 'control';
      readonly id: number;
      readonly name: string;
      readonly args: readonly unknown[];
    }
  | {
      readonly kind: 'open';
      readonly id: number;
      readonly token: string;
      readonly language: SpokenLanguage;
    }
  | {
      readonly kind: 'event';
      readonly id: number;
      readonly event: string;
      readonly args: readonly unknown[];
      readonly ack: number;
    }
  | { readonly kind: 'close'; readonly id: number };

/** From the host to one tab. */
export type ToTab =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: WireReply }
  /** The engine failed over this request: done or not, nobody knows. */
  | { readonly kind: 'lost'; readonly id: number }
  | { readonly kind: 'controlled'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'opened'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number; readonly refusal: SocketRefusal }
  | { readonly kind: 'message'; readonly id: number; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'ack'; readonly id: number; readonly ack: number; readonly value: unknown }
  | { readonly kind: 'dropped'; readonly id: number; readonly reason: DropReason };

/** From the host to all. `term` grows with every new host: what an older one says is not heard. */
export type FromHost =
  | { readonly kind: 'hosting'; readonly inbox: readonly SmsMessage[] }
  | { readonly kind: 'inbox'; readonly inbox: readonly SmsMessage[] }
  | { readonly kind: 'beat' };

export type TabMessage =
  | { readonly to: 'host'; readonly from: string; readonly body: ToHost }
  | { readonly to: 'tab'; readonly tab: string; readonly term: number; readonly body: ToTab }
  | { readonly to: 'all'; readonly term: number; readonly body: FromHost };

/** The other tabs, as a BroadcastChannel reaches them: never an echo to the sender. */
export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

export type OpenTabChannel = (hear: (message: TabMessage) => void) => TabChannel;
