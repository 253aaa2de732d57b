import { describe, expect, it } from 'vitest';
import { CONTRACT } from '@scripts/contract/endpoints/contract';
import { EVENTS } from '@scripts/contract/events';
import { failuresOf } from '@scripts/contract/documents/failuresOf';
import { record } from '@scripts/contract/examples/record';
import { ALL_ENDPOINTS } from '@tests/support/wire/everyCall';

const { exchanges, events } = record(11);

describe('the table of calls', () => {
  it('has every call of the app, once', () => {
    expect(CONTRACT.map(({ name }) => name).toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
  });

  it.each(CONTRACT.map((call) => [call.name, call] as const))('%s is recorded as done', (name) => {
    const replies = exchanges.filter(({ call }) => call === name).map(({ reply }) => reply['error']);
    expect(replies).toContain(false);
  });

  it('names every code that a recording is refused with', () => {
    const unnamed = exchanges
      .filter(({ reply }) => reply['error'] === true)
      .filter(({ call, status, reply }) => {
        const contracted = CONTRACT.find(({ name }) => name === call);
        return !contracted || !failuresOf(contracted).get(String(status))?.includes(String(reply['code']));
      });
    expect(unnamed).toEqual([]);
  });

  it.each(EVENTS.map(({ event }) => event))('%s is recorded', (name) => {
    expect(events.map(({ event }) => event)).toContain(name);
  });

  it('has every event that comes', () => {
    const known = new Set(EVENTS.map(({ event }) => event));
    expect(events.map(({ event }) => event).filter((event) => !known.has(event))).toEqual([]);
  });
});
