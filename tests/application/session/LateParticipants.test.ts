import { describe, expect, it } from 'vitest';
import { LateParticipants } from '@/application/session/LateParticipants';
import { SessionLifecycle } from '@/application/session/SessionLifecycle';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { ASHA_IN, RAVI_IN } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

describe('LateParticipants', () => {
  it('[F64] whoever joins hears of every opening and closing from then on, in the order of joining', () => {
    const device = new FakeDeviceMemory();
    const late = new LateParticipants();
    const lifecycle = new SessionLifecycle({ session: sessionStore(device), memory: device }, [late]);
    const story: string[] = [];
    const join = (name: string): void =>
      late.join({
        opened: (epoch) => story.push(`${name} opened ${epoch}`),
        closed: (reason) => story.push(`${name} closed: ${reason}`),
      });
    lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    join('first');
    lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    join('second');
    lifecycle.stop('loggedOut');
    expect(story).toEqual([
      'first closed: replaced',
      'first opened 2',
      'first closed: loggedOut',
      'second closed: loggedOut',
    ]);
  });
});
