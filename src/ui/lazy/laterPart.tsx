import { use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { WaitingContext } from './WaitingContext';
import { laterTextsJoined } from '@/ui/i18n/spokenTexts';

/**
 * A component whose script comes when it is first drawn; its texts are there in the reader's language before it is. Not React's `lazy`:
 * that holds back what has come until 300 ms after it showed that it waits, and never tries a failed script again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  async function fetchPart(): Promise<void> {
    try {
      const part = await load();
      await laterTextsJoined();
      Loaded = part;
    } finally {
      loading = null;
    }
  }
  return function LaterPart(props: Props) {
    const waiting = use(WaitingContext);
    const [came, setCame] = useState<{ readonly failure?: unknown }>({});
    if (came.failure !== undefined) throw came.failure;
    // Asked for while it is drawn, as early as can be: asking twice is asking once.
    const asked = Loaded === null ? (loading ??= fetchPart()) : null;
    useEffect(() => {
      asked?.then(
        () => setCame({}),
        (failure: unknown) => setCame({ failure }),
      );
    }, [asked]);
    return Loaded === null ? waiting : <Loaded {...props} />;
  };
}
