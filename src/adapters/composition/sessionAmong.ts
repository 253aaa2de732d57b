import type { Betting } from '@/application/betting/openBetting';
import type { Notices } from '@/application/notices/openNotices';
import { openLifecycle } from '@/application/session/openLifecycle';
import { openSession, type Session } from '@/application/session/openSession';
import type { SessionParticipant } from '@/application/session/SessionParticipant';
import type { SessionPorts, SessionShared } from '@/application/session/SessionParts';

interface Among extends Omit<SessionShared, 'participants'> {
  readonly notices: Notices;
  readonly betting: Betting;
}

/** The session of these features, in the order in which they open and close; others come after them. */
export function sessionAmong(
  ports: SessionPorts,
  { notices, betting, ...given }: Among,
  others: readonly SessionParticipant[],
): Session {
  const participants = [notices.participant, given.wallet.sync, ...betting.participants, ...others];
  const shared = { ...given, participants };
  return openSession(ports, shared, openLifecycle(ports, shared));
}
