import { describe, expect, it } from 'vitest';
import { NewestAnswer } from '@/application/cashier/NewestAnswer';

/** Questions that are answered by hand. */
function aQuestion() {
  const session = { epoch: 1 };
  const newest = new NewestAnswer(session);
  const answers: ((text: string) => void)[] = [];
  const ask = () => newest.to(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { session, newest, answers, ask };
}

describe('the newest answer counts', () => {
  it('[F05] one that was asked for earlier and comes later is no news; each before it was', async () => {
    const { ask, answers } = aQuestion();
    const asked = [ask(), ask(), ask()];
    for (const at of [1, 0, 2]) answers[at]?.(`answer ${at}`);
    expect(await Promise.all(asked)).toEqual([null, 'answer 1', 'answer 2']);
  });

  it('what is told meanwhile makes what is under way old, and nothing that is asked afterwards', async () => {
    const { ask, answers, newest } = aQuestion();
    const before = ask();
    newest.outdate();
    const after = ask();
    for (const answer of answers) answer('x');
    expect(await Promise.all([before, after])).toEqual([null, 'x']);
  });

  it('[SES-02] an answer to a player who has gone is for nobody', async () => {
    const { ask, answers, session } = aQuestion();
    const asked = ask();
    session.epoch = 2;
    answers[0]?.('secret');
    expect(await asked).toBeNull();
  });
});
