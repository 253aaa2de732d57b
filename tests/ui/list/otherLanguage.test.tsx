import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import { matchId } from '@/domain/shared/ids';
import { ok } from '@/domain/shared/Result';
import { useLoaded } from '@/ui/list/useLoaded';
import { MatchPage } from '@/ui/sports/match/MatchPage';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderInLanguages } from '@tests/support/renderInLanguages';

describe('what a server words, in another language', () => {
  it('[SPORT-06] a list is asked for anew; what stands there stays until the answer has come', async () => {
    const answers: (() => void)[] = [];
    const load = (_: Cancellation) =>
      new Promise<ReturnType<typeof ok<string>>>((resolve) => {
        const text = `answer ${answers.length + 1}`;
        answers.push(() => resolve(ok(text)));
      });
    function List() {
      const { page } = useLoaded(load);
      return <output>{page.state === 'ready' ? page.value : page.state}</output>;
    }
    const { speak } = renderInLanguages(<List />, fakePlayerApp({ user: PLAYER }));
    answers[0]?.();
    await screen.findByText('answer 1');
    speak('hi');
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.getByText('answer 1')).toBeTruthy();
    answers[1]?.();
    await screen.findByText('answer 2');
    speak('hi');
    expect(answers).toHaveLength(2);
  });

  it('[SPORT-04] so is an open match, whose markets have names', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const { speak } = renderInLanguages(<MatchPage id={matchId('m-1')} />, fake);
    expect(fake.asked('sports.reloadMatch')).toEqual([]);
    speak('hi');
    expect(fake.asked('sports.reloadMatch')).toEqual([['m-1']]);
  });
});
