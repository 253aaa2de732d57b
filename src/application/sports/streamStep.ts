import { chainStep } from '@/domain/sports/chainStep';
import type { MarketId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MarketStreamMessage, StreamPosition, SubscriptionAnswer } from '../ports/feeds/MarketFeed';

/** More than that which does not follow is a stream that we cannot follow: a new image tells all of it. */
const MAX_HELD = 500;

type Held = readonly MarketStreamMessage[];

/**
 * Where we are in the stream of one connection. `idle`: there is none, or nothing to follow. `anchoring`: everything is asked for, and the answer begins the
 * chain. `following`: every message so far followed the one before. `broken`: everything has to be asked for, in a while.
 * `resume`: the last position that counted, where the books are whole up to it. `held`: messages that do not follow yet, for an answer may be on its way
 * that takes part in the chain.
 */
export type StreamState =
  | { readonly is: 'idle'; readonly resume: StreamPosition | null }
  | { readonly is: 'anchoring' | 'broken'; readonly resume: StreamPosition | null; readonly held: Held }
  | { readonly is: 'following'; readonly last: StreamPosition; readonly held: Held };

/** `anchors`: the answer, or its failure, is one to a question for everything. */
export type StreamEvent =
  | { readonly on: 'wanted'; readonly markets: readonly MarketId[] }
  | { readonly on: 'released' | 'connected' | 'disconnected' | 'silent' | 'thawed' }
  | { readonly on: 'message'; readonly message: MarketStreamMessage }
  | {
      readonly on: 'answered';
      readonly answer: SubscriptionAnswer;
      readonly request: number;
      readonly anchors: boolean;
    }
  | { readonly on: 'refused'; readonly anchors: boolean }
  | { readonly on: 'gapStays' | 'repairDue' | 'missingDue' };

export type StreamEffect =
  | { readonly do: 'apply'; readonly changes: readonly MarketChange[] }
  | { readonly do: 'fill'; readonly answer: SubscriptionAnswer; readonly request: number }
  | { readonly do: 'ask'; readonly markets: readonly MarketId[] }
  | { readonly do: 'anchor'; readonly resume: StreamPosition | null }
  /** Something was received that does not follow: a loss, unless an answer under way closes it. */
  | { readonly do: 'gap' }
  | { readonly do: 'stale' | 'mended' | 'suspect' }
  | { readonly do: 'repairSoon' | 'repairLater' }
  /** Markets without an image are asked for: now, or in a while. */
  | { readonly do: 'askMissing' | 'askMissingLater' };

export interface StreamStep {
  readonly state: StreamState;
  readonly effects: readonly StreamEffect[];
}

export function streamStep(state: StreamState, event: StreamEvent): StreamStep {
  switch (event.on) {
    case 'wanted':
      return state.is === 'idle' ? anchored(null, []) : stays(state, { do: 'ask', markets: event.markets });
    case 'connected':
      return anchored(resumeOf(state), []);
    case 'disconnected':
      return { state: { is: 'idle', resume: resumeOf(state) }, effects: [{ do: 'stale' }] };
    case 'released':
      return { state: { is: 'idle', resume: null }, effects: [] };
    case 'message':
      return received(state, event.message);
    case 'answered':
      return answered(state, event);
    case 'refused':
      if (!event.anchors) return stays(state, { do: 'askMissingLater' });
      if (state.is !== 'anchoring') return stays(state);
      return { state: { ...state, is: 'broken' }, effects: [{ do: 'repairLater' }] };
    case 'gapStays':
      return state.is === 'following' && state.held.length > 0 ? broken() : stays(state);
    case 'repairDue':
      return state.is === 'broken' ? anchored(state.resume, state.held) : stays(state);
    case 'missingDue':
      return state.is === 'following' ? stays(state, { do: 'askMissing' }) : stays(state);
    case 'thawed':
      // A page that slept for who knows how long: whatever it shows is imaged anew (F76).
      return state.is === 'following' ? broken() : stays(state, { do: 'stale' });
    case 'silent':
      // A question that nobody answers either: the link is dead, though nothing has said so (F04).
      if (state.is === 'following') return broken({ do: 'suspect' });
      return stays(state, { do: 'stale' }, { do: 'suspect' });
  }
}

function stays(state: StreamState, ...effects: readonly StreamEffect[]): StreamStep {
  return { state, effects };
}

function anchored(resume: StreamPosition | null, held: Held): StreamStep {
  return { state: { is: 'anchoring', resume, held }, effects: [{ do: 'anchor', resume }] };
}

/** F34: stale now, and one question for everything. */
function broken(...more: readonly StreamEffect[]): StreamStep {
  const effects = [{ do: 'stale' }, ...more, { do: 'repairSoon' }] as const;
  return { state: { is: 'broken', resume: null, held: [] }, effects };
}

function resumeOf(state: StreamState): StreamPosition | null {
  return state.is === 'following' ? state.last : state.resume;
}

function received(state: StreamState, message: MarketStreamMessage): StreamStep {
  if (state.is === 'idle') return stays(state);
  if (state.is !== 'following') return stays({ ...state, held: withHeld(state.held, message) });
  const step = chainStep(state.last, message);
  if (step === 'duplicate') return stays(state);
  if (step !== 'inOrder') return followed(state.last, withHeld(state.held, message), []);
  return followed(message, state.held, [{ do: 'apply', changes: message.changes }]);
}

function answered(
  state: StreamState,
  { answer, request, anchors }: Extract<StreamEvent, { readonly on: 'answered' }>,
): StreamStep {
  const fill = { do: 'fill', answer, request } as const;
  if (state.is === 'idle') return stays(state);
  if (state.is !== 'following') {
    // While everything is asked for, an answer from before says nothing that counts.
    if (!anchors) return stays(state, { do: 'askMissingLater' });
    return followed(answer, state.held, [{ do: 'mended' }, fill]);
  }
  const step = chainStep(state.last, answer);
  if (step === 'inOrder') return followed(answer, state.held, [fill]);
  if (step === 'duplicate') return followed(state.last, state.held, [fill]);
  const { state: next, effects } = broken();
  return { state: next, effects: [fill, ...effects] };
}

/** What is held follows by now, in its order, or is older than the last: what then still does not is a gap. */
function followed(at: StreamPosition, held: Held, effects: readonly StreamEffect[]): StreamStep {
  let last: StreamPosition = { epoch: at.epoch, seq: at.seq };
  if (held.length === 0) return { state: { is: 'following', last, held }, effects };
  const all = [...effects];
  const left: MarketStreamMessage[] = [];
  for (const message of held.toSorted((one, other) => one.seq - other.seq)) {
    const step = chainStep(last, message);
    if (step === 'inOrder') {
      last = { epoch: message.epoch, seq: message.seq };
      all.push({ do: 'apply', changes: message.changes });
    } else if (step !== 'duplicate') left.push(message);
  }
  if (left.length > 0) all.push({ do: 'gap' });
  return { state: { is: 'following', last, held: left }, effects: all };
}

function withHeld(held: Held, message: MarketStreamMessage): Held {
  return held.length < MAX_HELD ? [...held, message] : [message];
}
