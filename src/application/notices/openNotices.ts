import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';
import { DismissAnnouncements } from './DismissAnnouncements';
import { MarkNoticesRead } from './MarkNoticesRead';
import type { NoticesApp } from './NoticesApp';
import type { Notify } from './Notify';
import { PlaySound } from './PlaySound';
import { SavedNotices } from './SavedNotices';
import { TellNotice } from './TellNotice';

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
  const { notices, brand, cues, localStore, session, pageLife, clock } = ports;
  return {
    app: {
      view: notices,
      markRead: new MarkNoticesRead(notices),
      dismissAnnouncements: new DismissAnnouncements(brand),
      tell: new TellNotice(notify),
    },
    sound: new PlaySound(cues, localStore, pageLife, clock),
    participant: new SavedNotices(localStore, notices, session, pageLife),
  };
}
