import { describe, expect, it } from 'vitest';
import { SessionLifecycle } from '@/application/session/SessionLifecycle';
import type { SessionParticipant } from '@/application/session/SessionParticipant';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { ASHA_IN, RAVI_IN } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

function withTwoParticipants() {
  const device = new FakeDeviceMemory();
  const session = sessionStore(device);
  const story: string[] = [];
  const participant = (name: string): SessionParticipant => ({
    opened: (epoch) => story.push(`${name} opened ${epoch} for ${session.token}`),
    closed: (reason) => story.push(`${name} closed: ${reason}`),
  });
  const lifecycle = new SessionLifecycle({ session, memory: device }, [
    participant('first'),
    participant('second'),
  ]);
  return { lifecycle, session, story };
}

describe('SessionLifecycle', () => {
  it('[SES-01] [F17] opens and closes in the order of the list, with a new epoch each time', () => {
    const { lifecycle, session, story } = withTwoParticipants();
    lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    lifecycle.stop('loggedOut');
    lifecycle.start(RAVI_IN.token, null);
    expect(story).toEqual([
      'first opened 1 for token-asha',
      'second opened 1 for token-asha',
      'first closed: loggedOut',
      'second closed: loggedOut',
      'first opened 3 for token-ravi',
      'second opened 3 for token-ravi',
    ]);
    expect(session).toMatchObject({ signedIn: true, user: null });
  });

  it('[F64] another identity closes the one before', () => {
    const { lifecycle, story } = withTwoParticipants();
    lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    story.length = 0;
    lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    expect(story).toEqual([
      'first closed: replaced',
      'second closed: replaced',
      'first opened 2 for token-ravi',
      'second opened 2 for token-ravi',
    ]);
  });

  it('[P23] closing what is not open does nothing', () => {
    const { lifecycle, session, story } = withTwoParticipants();
    lifecycle.stop('ended');
    expect(story).toEqual([]);
    expect(session.epoch).toBe(0);
  });
});
