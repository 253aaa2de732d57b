import type { EndSession } from './EndSession';

/** Sign Out. SES-02, HDR-03. */
export class LogOut {
  constructor(private readonly endSession: Pick<EndSession, 'execute'>) {}

  execute(): Promise<void> {
    return this.endSession.execute('loggedOut');
  }
}
