import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { ConfigProblemScreen } from './ConfigProblemScreen';
import { englishTexts } from './i18n/englishTexts';
import { applyBrandTheme } from './theme/applyBrandTheme';
import { bootPlayerApp } from '@/adapters/composition/bootPlayerApp';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const booted = await bootPlayerApp({ word: englishTexts.renderMessage });
const root = createRoot(place);

if (booted.ok) {
  const { app, theme, attachNavigator } = booted.value;
  addEventListener('unhandledrejection', (event) => {
    // The kind alone: a message may hold what a player typed (F85).
    app.device.logger.error('unhandled rejection', {
      kind: event.reason instanceof Error ? event.reason.name : typeof event.reason,
    });
  });
  applyBrandTheme(document.documentElement, theme);
  root.render(
    <StrictMode>
      <App app={app} attachNavigator={attachNavigator} />
    </StrictMode>,
  );
} else {
  root.render(<ConfigProblemScreen problem={booted.error} />);
}
