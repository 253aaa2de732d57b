import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeInInbox } from '@tests/support/journeys/AuthScreens';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';
import { walkMainJourney } from './walkMainJourney';

describe('the main journey with the sandbox in the browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  for (const width of ['phone', 'laptop'] as const) {
    walkMainJourney({
      stage: () => stage,
      width,
      worldOf: ({ page }) => worldOfPage(page),
      codeFor: ({ page }) => codeInInbox(page),
    });
  }

  it('[X01] raised no report of the content security policy, Trusted Types included', () => {
    expect(stage.cspReports.reports).toEqual([]);
  });
});
