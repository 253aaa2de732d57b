import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { checkCredentials } from '@/domain/session/checkCredentials';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { FormAnswer } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';
import { singly } from '../shared/SingleFlight';
import { enterBy } from './enterBy';
import type { EnterSession } from './enterSession';
import type { LogInForm } from './forms';
import type { RefusalWords } from './refuse';
import type { RememberedUsername } from './RememberedUsername';

const WORDS: RefusalWords = { failed: 'login.failed' };

/** AUTH-04, AUTH-05, AUTH-06. */
export function logIn(
  ports: Pick<Ports, 'sessionGateway' | 'session'>,
  enter: EnterSession,
  remembered: Pick<RememberedUsername, 'keep'>,
  notify: ClearingNotify,
) {
  return singly(async ({ username, password, remember }: LogInForm): FormAnswer<'username' | 'password'> => {
    const fields = checkCredentials({ username, password });
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const name = username.trim();
    const call = () => ports.sessionGateway.logIn(name, password);
    const entered = await enterBy(ports, notify, call, WORDS);
    if (!entered.ok) return entered;
    remembered.keep(remember ? name : null);
    enter(entered.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
    return ok();
  });
}

/** The same result, where the backend offers it: it is asked first where no offer is known yet. AUTH-07. */
export function logInAsDemo(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'brand'>,
  enter: EnterSession,
  notify: ClearingNotify,
  learnOffer: () => Promise<void>,
) {
  return singly(async (): FormAnswer<never> => {
    const { epoch } = ports.session;
    if (!ports.brand.demoOffered) await learnOffer();
    if (epoch !== ports.session.epoch) return OVERTAKEN;
    if (!ports.brand.demoOffered) return fail({ fields: {}, message: say('login.failed') });
    const entered = await enterBy(ports, notify, () => ports.sessionGateway.logInAsDemo(), WORDS);
    if (!entered.ok) return entered;
    enter(entered.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
    return ok();
  });
}
