import type { CashOutFlow } from './CashOutFlow';

/** The player looks away. One that was confirmed goes on, and its outcome is told beside. */
export class CloseCashOut {
  constructor(private readonly openSlips: CashOutFlow) {}

  execute(): void {
    this.openSlips.close();
  }
}
