import { createRoot } from 'react-dom/client';
import { UpdatePrompt } from './UpdatePrompt';
import type { FirstPage } from '@/application/FirstPage';
import { SpokenLanguage } from '@/ui/i18n/SpokenLanguage';
import { PlayerAppContext } from '@/ui/PlayerAppContext';

/** Beside the app, not in it: a page that stands for days pays for this only when there is something to offer. */
export function offerUpdate(app: FirstPage): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <PlayerAppContext value={app}>
      <SpokenLanguage>
        <UpdatePrompt reload={() => location.reload()} />
      </SpokenLanguage>
    </PlayerAppContext>,
  );
}
