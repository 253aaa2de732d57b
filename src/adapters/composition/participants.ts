import type { SessionParticipant } from '@/application/session/SessionParticipant';
import { portToken } from './PortToken';

/** Who has something to do when a session opens or closes, in this order. The connection stands last: everyone listens by then. */
export const PARTICIPANTS = portToken<readonly SessionParticipant[]>('SessionParticipants');
