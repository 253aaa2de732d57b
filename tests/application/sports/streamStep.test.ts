import { describe, expect, it } from 'vitest';
import type { MarketStreamMessage, SubscriptionAnswer } from '@/application/ports/feeds/MarketFeed';
import { streamStep } from '@/application/sports/streamStep';
import type { StreamEvent, StreamState } from '@/application/sports/streamStep';
import { M1 } from './streamWorld';

const at = (seq: number, epoch = 'a'): MarketStreamMessage => ({ epoch, prev: seq - 1, seq, changes: [] });
const answer = (seq: number): SubscriptionAnswer => {
  return { ...at(seq), heartbeatMs: 5_000, resumed: false, scores: [] };
};
const answered = (seq: number, anchors: boolean): StreamEvent => {
  return { on: 'answered', answer: answer(seq), request: 1, anchors };
};
const POSITION = { epoch: 'a', seq: 10 };

const STATES = {
  idle: { is: 'idle', resume: POSITION },
  anchoring: { is: 'anchoring', resume: POSITION, held: [] },
  following: { is: 'following', last: POSITION, held: [] },
  'following with a gap': { is: 'following', last: POSITION, held: [at(13)] },
  broken: { is: 'broken', resume: POSITION, held: [] },
} as const satisfies Record<string, StreamState>;

const EVENTS = {
  wanted: { on: 'wanted', markets: [M1] },
  released: { on: 'released' },
  connected: { on: 'connected' },
  disconnected: { on: 'disconnected' },
  'a message that follows': { on: 'message', message: at(11) },
  'a message again': { on: 'message', message: at(10) },
  'a message that does not follow': { on: 'message', message: at(12) },
  'a message of another epoch': { on: 'message', message: at(1, 'b') },
  'the answer for everything': answered(11, true),
  'an answer that follows': answered(11, false),
  'an answer from before': answered(10, false),
  'an answer that does not follow': answered(15, false),
  'no answer for everything': { on: 'refused', anchors: true },
  'no answer': { on: 'refused', anchors: false },
  'the gap stays': { on: 'gapStays' },
  'repair is due': { on: 'repairDue' },
  'missing is due': { on: 'missingDue' },
  silent: { on: 'silent' },
  thawed: { on: 'thawed' },
} as const satisfies Record<string, StreamEvent>;

/** The state after an event as `name position held`, then what is to be done. */

const EXPECTED: Record<keyof typeof EVENTS, Record<keyof typeof STATES, string>> = {
  wanted: {
    idle: 'anchoring -: anchor -',
    anchoring: 'anchoring 10: ask',
    following: 'following 10: ask',
    'following with a gap': 'following 10 13: ask',
    broken: 'broken 10: ask',
  },
  released: all('idle -:'),
  connected: all('anchoring 10: anchor 10'),
  disconnected: all('idle 10: stale'),
  'a message that follows': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10 11:',
    following: 'following 11: apply',
    'following with a gap': 'following 11 13: apply gap',
    broken: 'broken 10 11:',
  },
  'a message again': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10 10:',
    following: 'following 10:',
    'following with a gap': 'following 10 13:',
    broken: 'broken 10 10:',
  },
  'a message that does not follow': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10 12:',
    following: 'following 10 12: gap',
    'following with a gap': 'following 10 12,13: gap',
    broken: 'broken 10 12:',
  },
  'a message of another epoch': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10 b1:',
    following: 'following 10 b1: gap',
    'following with a gap': 'following 10 b1,13: gap',
    broken: 'broken 10 b1:',
  },
  'the answer for everything': {
    idle: 'idle 10:',
    anchoring: 'following 11: mended fill',
    following: 'following 11: fill',
    'following with a gap': 'following 11 13: fill gap',
    broken: 'following 11: mended fill',
  },
  'an answer that follows': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10: askMissingLater',
    following: 'following 11: fill',
    'following with a gap': 'following 11 13: fill gap',
    broken: 'broken 10: askMissingLater',
  },
  'an answer from before': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10: askMissingLater',
    following: 'following 10: fill',
    'following with a gap': 'following 10 13: fill gap',
    broken: 'broken 10: askMissingLater',
  },
  'an answer that does not follow': {
    idle: 'idle 10:',
    anchoring: 'anchoring 10: askMissingLater',
    following: 'broken -: fill stale repairSoon',
    'following with a gap': 'broken -: fill stale repairSoon',
    broken: 'broken 10: askMissingLater',
  },
  'no answer for everything': {
    idle: 'idle 10:',
    anchoring: 'broken 10: repairLater',
    following: 'following 10:',
    'following with a gap': 'following 10 13:',
    broken: 'broken 10:',
  },
  'no answer': same('askMissingLater'),
  'the gap stays': { ...same(''), 'following with a gap': 'broken -: stale repairSoon' },
  'repair is due': { ...same(''), broken: 'anchoring 10: anchor 10' },
  'missing is due': {
    ...same(''),
    following: 'following 10: askMissing',
    'following with a gap': 'following 10 13: askMissing',
  },
  silent: {
    ...same('stale suspect'),
    following: 'broken -: stale suspect repairSoon',
    'following with a gap': 'broken -: stale suspect repairSoon',
  },
  thawed: {
    ...same('stale'),
    following: 'broken -: stale repairSoon',
    'following with a gap': 'broken -: stale repairSoon',
  },
};

function all(after: string): Record<keyof typeof STATES, string> {
  return { idle: after, anchoring: after, following: after, 'following with a gap': after, broken: after };
}

/** The state stays as it is. */
function same(effects: string): Record<keyof typeof STATES, string> {
  const names = Object.keys(STATES) as (keyof typeof STATES)[];
  const lines = names.map((name) => [name, `${textOf(STATES[name])}: ${effects}`.trimEnd()]);
  return Object.fromEntries(lines) as Record<keyof typeof STATES, string>;
}

function textOf(state: StreamState): string {
  const position = state.is === 'following' ? state.last : state.resume;
  const held = state.is === 'idle' ? [] : state.held;
  const numbers = held.map(({ epoch, seq }) => (epoch === 'a' ? `${seq}` : `${epoch}${seq}`));
  return [state.is, position?.seq ?? '-', numbers.join()].join(' ').trimEnd();
}

function lineOf(state: StreamState, event: StreamEvent): string {
  const { state: next, effects } = streamStep(state, event);
  const done = effects.map((effect) =>
    effect.do === 'anchor' ? `anchor ${effect.resume?.seq ?? '-'}` : effect.do,
  );
  return `${textOf(next)}: ${done.join(' ')}`.trimEnd();
}

describe('the state of a stream', () => {
  const cases = Object.keys(EVENTS).flatMap((event) => Object.keys(STATES).map((state) => [state, event]));
  it.each(cases as [keyof typeof STATES, keyof typeof EVENTS][])('%s, then: %s', (state, event) => {
    expect(lineOf(STATES[state], EVENTS[event])).toBe(EXPECTED[event][state]);
  });

  it('[F33] what is held follows in its order; what is older than the answer is dropped, what is left is a gap', () => {
    let state: StreamState = STATES.anchoring;
    for (const seq of [14, 9, 13, 10, 17])
      state = streamStep(state, { on: 'message', message: at(seq) }).state;
    const step = streamStep(state, answered(12, true));
    expect(step.effects.map((effect) => effect.do)).toEqual(['mended', 'fill', 'apply', 'apply', 'gap']);
    expect(textOf(step.state)).toBe('following 14 17');
    state = streamStep(step.state, { on: 'message', message: at(15) }).state;
    expect(lineOf(state, { on: 'message', message: at(16) })).toBe('following 17: apply apply');
  });

  it('five hundred messages wait for their answer; of more, only the newest stays: they cannot be followed', () => {
    const waiting = (count: number): StreamState => {
      let state: StreamState = STATES.anchoring;
      for (let seq = 1; seq <= count; seq += 1)
        state = streamStep(state, { on: 'message', message: at(seq) }).state;
      return state;
    };
    expect(streamStep(waiting(500), answered(0, true)).effects).toHaveLength(502);
    expect(textOf(streamStep(waiting(501), answered(1, true)).state)).toBe('following 1 501');
  });

  it('a position is kept until the stream is whole again or broken: then nothing is resumed', () => {
    const refused = streamStep(STATES.anchoring, EVENTS['no answer for everything']).state;
    const again = streamStep(refused, EVENTS['repair is due']).state;
    expect(textOf(streamStep(again, EVENTS.disconnected).state)).toBe('idle 10');
    const lost = streamStep(STATES['following with a gap'], EVENTS['the gap stays']).state;
    expect(textOf(streamStep(lost, EVENTS.disconnected).state)).toBe('idle -');
  });
});
