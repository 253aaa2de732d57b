import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RejectionReason } from '@/domain/betting/RejectionReason';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import { say } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { notLoaded, words } from '../../examples/web-component/words';

const NOT_DONE = 'This did not work. Try again in a moment.';

const REASONS = Object.keys({
  belowMin: 0,
  aboveMax: 0,
  aboveMaxProfit: 0,
  oddsChanged: 0,
  oddsOffLadder: 0,
  suspended: 0,
  ballRunning: 0,
  insufficientBalance: 0,
  exposureLimit: 0,
  unmatchedNotAllowed: 0,
  marketClosed: 0,
  selfLimit: 0,
  betChanged: 0,
  cancelled: 0,
  server: 0,
} satisfies Record<RejectionReason, 0>) as RejectionReason[];

/** Every text of the product in English, by its key. */
function englishTexts(): [MessageKey, string][] {
  const folder = join(projectRoot, 'src/texts/en');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) =>
        Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8'))) as [MessageKey, string][],
    );
}

describe('the words of the elements', () => {
  it.each(REASONS)('say why a bet was not placed: %s', (reason) => {
    const said = words(say(rejectionMessage(reason)));
    expect(said).not.toBe(NOT_DONE);
    // A refusal brings no figures: what has none is left out whole.
    expect(said).toMatch(/^[A-Z][^{}]*[a-z]\.$/);
  });

  it('are never a key, and the words of the product where those are plain', () => {
    const texts = englishTexts();
    expect(texts.length).toBeGreaterThan(1000);
    for (const [key, text] of texts) {
      const said = words(say(key));
      expect(said).not.toContain(key);
      if (!text.includes('{')) expect([text, NOT_DONE]).toContain(said);
    }
  });

  it('say an amount where there is one', () => {
    expect(words(say('bet.belowMin', { minPaise: 10_000 }))).toBe(
      'The stake is below the minimum here: ₹100.00.',
    );
    expect(words(say('bet.matched', { selection: 'Ireland', stakePaise: 50_000 }))).toBe(
      'Bet matched: Ireland, ₹500.00',
    );
  });

  it('of what went well and is not worded here are not those of a failure', () => {
    expect(words(say('bank.added'), 'Done.')).toBe('Done.');
  });

  it('of a server are text of one line', () => {
    expect(words({ kind: 'server', text: 'Not\u202e now\n<b>please</b>' })).toBe('Not now <b>please</b>');
  });

  it('about a match that did not load say that it is asked for again, unless there is none', () => {
    expect(notLoaded(say('wire.timedOut'))).toBe(
      'This match did not load. This is taking too long. Try again. It is asked for again by itself.',
    );
    expect(notLoaded(say('sports.matchNotFound'))).toBe('This match is no longer available.');
  });
});
