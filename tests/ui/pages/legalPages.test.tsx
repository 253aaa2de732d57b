import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ContentApp, OwnText } from '@/application/content/ContentApp';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { GameRulesPage } from '@/ui/content/GameRulesPage';
import { TermsPage } from '@/ui/content/TermsPage';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const heads = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);

describe('the rules of the games', () => {
  it('[NAV-09] stand under five tabs, and what counts for all stands below', async () => {
    renderWithApp(<GameRulesPage />, fakePlayerApp());
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Match odds',
      'Bookmaker',
      'Fancy',
      'Casino',
      'Instant',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Fancy' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Fancy' }));
    expect(panel.getAllByRole('heading').map((head) => head.textContent)).toEqual([
      'The line',
      'Sessions',
      'Runs of a player',
    ]);
    expect(heads()).toContain('Void and abandoned');
  });

  it('[NAV-09] what is typed is looked for under every tab, and the count is said', async () => {
    renderWithApp(<GameRulesPage />, fakePlayerApp());
    const box = screen.getByRole('searchbox', { name: 'Find a rule' });
    await userEvent.type(box, 'rain');
    expect(heads()).toEqual(['Fancy: Sessions']);
    expect(screen.getByText('1 rule found').getAttribute('role')).toBe('status');
    await userEvent.clear(box);
    await userEvent.type(box, 'zebra');
    expect(screen.getByText('No rule has these words. Try a single word.')).toBeTruthy();
    await userEvent.clear(box);
    expect(screen.getByRole('tab', { name: 'Match odds', selected: true })).toBeTruthy();
  });

  it('an address with an anchor opens the tab that holds it', () => {
    renderWithApp(<GameRulesPage />, fakePlayerApp(), { path: '/gamesrule#instant-fair' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Instant');
  });
});

const OWN: OwnText = {
  language: 'en',
  text: {
    version: '7',
    effective: '1 May 2026',
    intro: 'Ours.',
    sections: [{ id: 'one', title: 'One', paragraphs: ['<b>Bold</b>'] }],
  },
};

/** A site whose operator wrote its terms; the answers come when the test says. */
function withOwnTerms(written: readonly string[] = ['en']) {
  const waiting: ((answer: Result<OwnText | null, Message>) => void)[] = [];
  const asked: string[] = [];
  const content: ContentApp = {
    legalText: (page, language) => {
      asked.push(`${page} ${language}`);
      return new Promise((answer) => waiting.push(answer));
    },
  };
  const fake = fakePlayerApp(
    { config: { brand: { pages: { terms: written } } } },
    { 'content.open': () => Promise.resolve(content) },
  );
  return {
    fake,
    asked,
    answer: (answer: Result<OwnText | null, Message>) => act(async () => waiting.shift()?.(answer)),
  };
}

describe('a text of the operator', () => {
  it('[NAV-09] [X04] stands in the place of the template, as text, with its date', async () => {
    const { fake, asked, answer } = withOwnTerms();
    renderWithApp(<TermsPage />, fake);
    await act(async () => undefined);
    expect(screen.queryByText(/This is a template/)).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(asked).toEqual(['terms en']);
    await answer(ok(OWN));
    expect(screen.getByText('Version: 7 · In force from 1 May 2026')).toBeTruthy();
    expect(screen.getByText('<b>Bold</b>')).toBeTruthy();
    expect(screen.queryByText(/This is a template/)).toBeNull();
  });

  it('one that is named without a language is none: the template stands there, and nobody asks', () => {
    const { fake, asked } = withOwnTerms([]);
    renderWithApp(<TermsPage />, fake);
    expect(screen.getByText(/This is a template/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('one that is not translated says so', async () => {
    const { fake, answer } = withOwnTerms(['hi']);
    renderWithApp(<TermsPage />, fake);
    await act(async () => undefined);
    await answer(ok({ ...OWN, language: 'hi' }));
    expect(screen.getByText(/This text has no translation yet/)).toBeTruthy();
  });

  it('[F02] one that does not come is said, never replaced by ours, and asked for again', async () => {
    const { fake, asked, answer } = withOwnTerms();
    renderWithApp(<TermsPage />, fake);
    await act(async () => undefined);
    await answer(fail(say('wire.offline')));
    expect(heads).toThrow();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(ok(OWN));
    expect(asked).toHaveLength(2);
    expect(heads()).toEqual(['1. One']);
  });
});
