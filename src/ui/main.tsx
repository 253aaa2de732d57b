import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { bootPlayerApp } from '@/adapters/composition/browser/bootPlayerApp';
import { say } from '@/domain/shared/Message';
import { App } from './App';
import { chosenLanguage } from '@/texts/chosenLanguage';
import { joinTexts } from '@/texts/joinTexts';
import { SpokenLanguage } from './i18n/SpokenLanguage';
import { followSpokenTexts, spokenTexts } from '@/texts/spokenTexts';
import { loadTypefaces } from './start/loadTypefaces';
import { reportStrayErrors } from './start/reportStrayErrors';
import { StartFailed } from './start/StartFailed';

declare global {
  // oxlint-disable-next-line no-var, vars-on-top -- only `var` declares a property of the global object
  var appBegan: boolean | undefined;
  /** The app cannot start: once in a tab a fresh document is tried (public/again.js). */
  // oxlint-disable-next-line no-var, vars-on-top -- only `var` declares a property of the global object
  var startAgain: (() => void) | undefined;
}

const root = document.documentElement;

/** The start: the one file that knows both the screens and what stands behind them. */
async function start(): Promise<ReactNode> {
  let understood = true;
  let look: Promise<readonly string[]> | undefined;
  const booted = await bootPlayerApp({
    word: (message) => spokenTexts().renderMessage(message),
    language: { now: () => spokenTexts().language, onChange: followSpokenTexts },
    loadLanguage: async (storage, { locales }) => {
      const follow = async (): Promise<void> => {
        const language = chosenLanguage(storage, locales);
        if (language === spokenTexts().language) return;
        const speaking = import('@/texts/speak').then(({ speak }) => speak(language));
        understood = await speaking.catch(() => false);
      };
      storage.onExternalChange(() => void follow());
      await follow();
    },
    alongside: () => Promise.all([joinTexts('later'), import('./routing/laterPages')]),
    onLook: (brand) => {
      // A look of an earlier visit may stand there already (public/early.js).
      if (brand !== null || root.dataset['look'] !== undefined)
        look = import('./start/applyLook').then(({ applyLook }) => applyLook(root, brand));
    },
  });
  if (!booted.ok) {
    const [{ StartProblem }] = await Promise.all([import('./start/StartProblem'), joinTexts('later')]);
    return <StartProblem problem={booted.error} />;
  }
  const { app, afterFirstPaint, attachNavigator } = booted.value;
  reportStrayErrors(globalThis, app.device.logger);
  // Without its own look the brand still works.
  const refused = await look?.catch(() => []);
  if (refused?.length) app.device.logger.warn('brand colours refused', { tokens: refused.join(' ') });
  if (!understood) app.notices.tell(say('notice.languageFailed'), 'error');
  afterFirstPaint(async () => {
    const [{ offerUpdate }] = await Promise.all([import('./start/offerUpdate'), joinTexts('later')]);
    offerUpdate(app);
  });
  return <App app={app} attachNavigator={attachNavigator} />;
}

// Asked for beside everything else, when it is another page than the one aboard.
if (location.pathname !== '/')
  Promise.all([import('./routing/laterPages'), joinTexts('later')]).catch(() => undefined);

const host = document.getElementById('root');
if (host === null) throw new Error('index.html holds no #root');
const drawn = createRoot(host);
// A transition is drawn in slices: on a slow phone the first page would otherwise hold up the first tap.
const show = (screen: ReactNode): void =>
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <SpokenLanguage>{screen}</SpokenLanguage>
      </StrictMode>,
    ),
  );
start().then(
  (screen) => {
    show(screen);
    loadTypefaces();
  },
  () => {
    show(<StartFailed />);
    globalThis.startAgain?.();
  },
);
// Up to here this script and all that it needs have come and run (public/early.js).
globalThis.appBegan = true;
