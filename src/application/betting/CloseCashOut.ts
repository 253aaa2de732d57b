import type { CashOutFlow } from './CashOutFlow';

/** The player looks away. One that was confirmed goes on, and its outcome is told beside. */
export class CloseCashOut {
  constructor(private readonly flow: CashOutFlow) {}

  execute(): void {
    this.flow.close();
  }
}
