import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { NoticesApp } from './NoticesApp';
import type { Notify } from './Notify';
import { PlaySound } from './PlaySound';
import { SavedNotices } from './SavedNotices';
import { tellNotice } from './tellNotice';

export const NOTICES_PORTS = [
  'notices',
  'brand',
  'cues',
  'localStore',
  'session',
  'pageLife',
  'clock',
] as const satisfies readonly (keyof Ports)[];

export interface Notices {
  readonly app: NoticesApp;
  readonly sound: PlaySound;
  readonly participant: SessionParticipant;
}

/** Notices of the player, saved from visit to visit, and their sounds. */
export function openNotices(ports: Pick<Ports, (typeof NOTICES_PORTS)[number]>, notify: Notify): Notices {
  const { notices, brand } = ports;
  return {
    app: {
      view: notices,
      markRead: () => notices.noticesRead(),
      endMoment: () => notices.momentOver(),
      dismissAnnouncement: (id) => brand.announcementDismissed(id),
      tell: tellNotice(notify),
    },
    sound: new PlaySound(ports),
    participant: new SavedNotices(ports),
  };
}
