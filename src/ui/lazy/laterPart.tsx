import { use, useEffect, useState, type ComponentType } from 'react';
import { WaitingContext } from './WaitingContext';
import type { FirstPage } from '@/application/FirstPage';
import { joinTexts } from '@/texts/joinTexts';
import type { LaterShare } from '@/texts/LaterShare';
import { useArrivedApp, useFirstPage } from '@/ui/PlayerAppContext';

/**
 * A component whose script comes when it is first drawn; its texts are there in the reader's language before it is, and so is the whole
 * app, unless it `needs` no more than the first page has. Not React's `lazy`: that holds back what has come until 300 ms after it showed
 * that it waits, and never tries a failed script again. With the texts `first` it says only what the first page says.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needs: 'whole' | 'firstPage' = 'whole',
  texts: LaterShare | 'first' = 'later',
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<unknown> | null = null;
  async function fetchScript(): Promise<void> {
    [Loaded] = await Promise.all([load(), texts === 'first' ? null : joinTexts(texts)]);
  }
  function fetchPart({ whole }: FirstPage): Promise<unknown> {
    const all = needs === 'whole' ? [fetchScript(), whole()] : [fetchScript()];
    return Promise.all(all).finally(() => {
      loading = null;
    });
  }
  return function LaterPart(props: Props) {
    const waiting = use(WaitingContext);
    const first = useFirstPage();
    const early = useArrivedApp() === null && needs === 'whole';
    const [came, setCame] = useState<{ readonly failure?: unknown }>({});
    if (came.failure !== undefined) throw came.failure;
    // Asked for while it is drawn, as early as can be: asking twice is asking once.
    const asked = Loaded === null || early ? (loading ??= fetchPart(first)) : null;
    useEffect(() => {
      asked?.then(
        () => setCame({}),
        (failure: unknown) => setCame({ failure }),
      );
    }, [asked]);
    if (Loaded === null || early) return waiting;
    return (
      // What waits for the whole does not stand in the place of a part of it.
      <WaitingContext value={null}>
        <Loaded {...props} />
      </WaitingContext>
    );
  };
}
