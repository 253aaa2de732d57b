import type { PlayerApp } from '@/application/PlayerApp';
import type { FormFailure } from '@/application/shared/FormFailure';
import type { UseCase } from '@/application/shared/UseCase';
import { say } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { LaterApp } from './LaterApp';

type Pick<Args extends readonly unknown[], Answer> = (app: PlayerApp) => UseCase<Args, Answer>;

/** Use cases of an app that may still be on its way: each looks like the real one to a screen. */
export function deferrals(later: LaterApp, failed: () => void) {
  const notLoaded = { fields: {}, message: say('notice.chunkFailed') };
  return {
    /** A form: its answer waits. Entries survive a script that did not come. */
    form<Args extends readonly unknown[], Field extends string>(
      pick: Pick<Args, Promise<Result<void, FormFailure<Field>>>>,
    ): UseCase<Args, Promise<Result<void, FormFailure<Field>>>> {
      return {
        execute: (...args) =>
          later.load().then(
            (app) => pick(app).execute(...args),
            () => fail(notLoaded),
          ),
      };
    },
    /** A question whose answer waits. */
    question<Args extends readonly unknown[], Answer>(
      pick: Pick<Args, Promise<Answer>>,
    ): UseCase<Args, Promise<Answer>> {
      return { execute: (...args) => later.load().then((app) => pick(app).execute(...args)) };
    },
    /** Something to do, in order, as soon as it can be done. */
    command<Args extends readonly unknown[]>(pick: Pick<Args, void>): UseCase<Args> {
      return {
        execute: (...args) => {
          if (later.now === null) later.load().then((app) => pick(app).execute(...args), failed);
          else pick(later.now).execute(...args);
        },
      };
    },
    /** Something that goes on until it is released, even if that comes before it has begun. */
    watch<Args extends readonly unknown[]>(pick: Pick<Args, () => void>): UseCase<Args, () => void> {
      return {
        execute: (...args) => {
          let release: () => void = () => undefined;
          const giveUp = later.whenThere((app) => {
            release = pick(app).execute(...args);
          });
          return () => {
            giveUp();
            release();
          };
        },
      };
    },
    /** An answer at once: until the app is there, the one that says nothing. */
    answer<Args extends readonly unknown[], Answer>(
      pick: Pick<Args, Answer>,
      nothing: Answer,
    ): UseCase<Args, Answer> {
      return { execute: (...args) => (later.now === null ? nothing : pick(later.now).execute(...args)) };
    },
  };
}
