import type { PlayerApp } from '@/application/PlayerApp';
import type { WholeDevice } from './PlayerDevice';
import type { openAtOnce } from './openAtOnce';
import type { restoreSaved } from './restoreSaved';
import type { MaybePromise } from './together';
import type { WholeAppParts } from './WholeAppParts';

/** What of the core a front end uses, and when its code comes: `EAGER`, `LAZY` or `SPORTSBOOK`. Values and no words, because a word could not leave out of a script what it does not name. */
export interface UsedFeatures<App = PlayerApp, Device = WholeDevice> {
  /** What opens the app, on what the first page has begun. A promise: it comes as a script of its own. */
  readonly script: () => MaybePromise<{ readonly openWholeApp: (parts: WholeAppParts<Device>) => App }>;
  /** Opens the app with the first page; absent: it is opened when it is asked for. */
  readonly atOnce?: typeof openAtOnce;
  /** Shows what the last page of this tab left, where there is something; absent: nothing of it is shown. */
  readonly restoreSaved?: typeof restoreSaved | undefined;
}
