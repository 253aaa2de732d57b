import { describe, expect, it } from 'vitest';
import { openProfile } from '@/application/profile/openProfile';
import { ok } from '@/domain/shared/Result';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { somePorts } from '@tests/support/fakes/somePorts';
import { sessionStore } from '@tests/support/stores';

/** A player's page whose other features only note what is asked of them. */
function profileWorld() {
  const asked: unknown[][] = [];
  const notes = (name: string) => (given: unknown) => void asked.push([name, given]);
  const app = openProfile(
    somePorts({
      session: sessionStore(),
      localStore: new MapKeyValueStore(),
      profileGateway: {},
      kycGateway: {},
      bankAccountsGateway: {},
    }),
    {
      notify: () => undefined,
      sound: { choice: () => 'both', choose: notes('choose'), sample: notes('sample') } as never,
      betting: {
        acceptance: { lasting: () => 'any', keepLasting: notes('keepLasting') },
        confirmsPlacing: { keep: notes('confirm') },
        oneClick: {
          switchTo: (stakeText: string | null) => {
            asked.push(['oneClick', stakeText]);
            return ok();
          },
        },
      } as never,
      ways: { logOut: () => Promise.resolve(), rememberedUsername: { keep: notes('remember') } as never },
    },
  );
  return { app, asked };
}

describe('[CASH-06] what a player chooses on the own page', () => {
  it('says what was chosen before', () => {
    const { app } = profileWorld();
    expect([app.acceptance(), app.cues()]).toEqual(['any', 'both']);
  });

  it('is given on as it was chosen', () => {
    const { app, asked } = profileWorld();
    app.chooseAcceptance('none');
    app.chooseCues('off' as never);
    app.tryCue('win' as never);
    expect(asked).toEqual([
      ['keepLasting', 'none'],
      ['choose', 'off'],
      ['sample', 'win'],
    ]);
  });

  it('a confirmation ends one click, its end begins none', () => {
    const { app, asked } = profileWorld();
    app.chooseConfirm(true);
    app.chooseConfirm(false);
    expect(asked).toEqual([
      ['confirm', true],
      ['oneClick', null],
      ['confirm', false],
    ]);
  });
});
