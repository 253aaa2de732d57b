import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { bootPlayerApp } from '@/adapters/composition/bootPlayerApp';
import { App } from './App';
import { englishTexts } from './i18n/englishTexts';
import { ConfigurationError } from './start/ConfigurationError';
import { reportStrayErrors } from './start/reportStrayErrors';
import { StartFailed } from './start/StartFailed';
import { applyBrandTheme } from './theme/applyBrandTheme';

/** The start: the one file that knows both the screens and what stands behind them. */
async function start(): Promise<ReactNode> {
  const booted = await bootPlayerApp({ word: englishTexts.renderMessage });
  if (!booted.ok) return navigator.onLine ? <ConfigurationError problem={booted.error} /> : <StartFailed />;
  const { app, theme, attachNavigator } = booted.value;
  reportStrayErrors(globalThis, app.device.logger);
  const refused = applyBrandTheme(document.documentElement, theme);
  if (refused.length > 0) app.device.logger.warn('brand colours refused', { tokens: refused.join(' ') });
  return <App app={app} attachNavigator={attachNavigator} />;
}

const host = document.getElementById('root');
if (host === null) throw new Error('index.html holds no #root');
const root = createRoot(host);
const show = (screen: ReactNode): void => root.render(<StrictMode>{screen}</StrictMode>);
start().then(show, () => show(<StartFailed />));
