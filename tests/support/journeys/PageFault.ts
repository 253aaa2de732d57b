import type { Page } from 'playwright-core';
import type { FaultRequest } from '@/adapters/sandbox/faults/planFault';

/** A fault between one page and its sandbox. A test first proves that it happened. */
export class PageFault {
  private constructor(
    private readonly page: Page,
    private readonly id: string,
  ) {}

  /** The page must be up: a fault is planned in it and ends with it. */
  static async plan(page: Page, request: FaultRequest): Promise<PageFault> {
    const id = await page.evaluate((wanted) => window.__sandbox?.fault(wanted) ?? null, request);
    if (id === null) throw new Error(`the sandbox knows no such fault: ${JSON.stringify(request)}`);
    return new PageFault(page, id);
  }

  occurred(): Promise<number> {
    return this.page.evaluate((id) => window.__sandbox?.occurred(id) ?? 0, this.id);
  }

  cancel(): Promise<void> {
    return this.page.evaluate((id) => window.__sandbox?.cancelFault(id), this.id);
  }
}
