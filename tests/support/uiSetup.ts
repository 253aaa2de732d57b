import { LATER_TEXTS } from 'virtual:texts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { joinTexts } from '@/texts/joinTexts';
import type { LaterShare } from '@/texts/LaterShare';
import { asItWas } from './asItWas';
import { installPopover } from './installPopover';
import { WAIT_LIMIT_MS } from './waitLimit';

await Promise.all((Object.keys(LATER_TEXTS.en) as LaterShare[]).map(joinTexts));
installPopover();
const putBack = asItWas();
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  putBack();
  // A screen's later parts may still be on their way: there must be an environment for them to arrive in.
  await vi.dynamicImportSettled();
});

/** As it is before a test makes time its own. */
const later = setImmediate;
/** React hands on its work piece by piece; more pieces than any of our screens needs. */
const PIECES = 5;

/**
 * A screen that is there may not listen yet: React subscribes it to its stores after it has drawn it. Whoever found something, clicked
 * or typed goes on when that is done too, or what a test changes next would be drawn some time later, on a busy machine only.
 */
const { asyncWrapper, getElementError } = getConfig();
configure({
  getElementError: notOnScreen,
  asyncUtilTimeout: WAIT_LIMIT_MS,
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      for (let piece = 0; piece < PIECES; piece += 1) await new Promise<void>((next) => void later(next));
      return result;
    }),
});

/** Says what is on the screen instead when it is read: who waits asks many times in vain, and a third of the time went into pages nobody read. */
function notOnScreen(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, notOnScreen);
  let words: string | undefined;
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (words ??= getElementError(message, container).message),
  });
}
