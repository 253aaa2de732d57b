import type { CDPSession } from 'playwright-core';

export interface CpuRead {
  readonly task: number;
  readonly script: number;
}

/** CPU time of a page's main thread, milliseconds: what else the machine does is left out, throttling counts. */
export class CpuMeter {
  private constructor(private readonly cdp: CDPSession) {}

  static async open(cdp: CDPSession): Promise<CpuMeter> {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new CpuMeter(cdp);
  }

  async read(): Promise<CpuRead> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const ms = (name: string): number => 1_000 * (metrics.find((each) => each.name === name)?.value ?? 0);
    return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
  }

  async since(before: CpuRead): Promise<CpuRead> {
    const now = await this.read();
    return { task: now.task - before.task, script: now.script - before.script };
  }
}
