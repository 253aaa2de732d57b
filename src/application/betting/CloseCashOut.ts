import type { CashOutDesk } from './CashOutDesk';

/** The player looks away. One that was confirmed goes on, and its outcome is told beside. */
export class CloseCashOut {
  constructor(private readonly desk: CashOutDesk) {}

  execute(): void {
    this.desk.close();
  }
}
