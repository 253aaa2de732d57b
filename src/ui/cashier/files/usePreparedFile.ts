import { useEffect, useRef, useState } from 'react';
import type { ChosenFile } from '@/application/cashier/files/prepareFile';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { FileUse } from '@/domain/cashier/files/checkFile';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { CancelSource } from '@/application/ports/device/CancelSource';

/** `PrepareFile` of the app. */
export type Prepare = (
  file: ChosenFile,
  use: FileUse,
  cancellation: Cancellation,
) => Promise<Result<ReadyFile, Message>>;

type Preparing = { readonly kind: 'idle' | 'busy' } | { readonly kind: 'refused'; readonly why: Message };

/** One file at a time: a second choice, a removal or leaving the page gives up the first. */
export function usePreparedFile(
  prepare: Prepare,
  use: FileUse,
  take: (file: ReadyFile, chosenName: string) => void,
) {
  const [preparing, setPreparing] = useState<Preparing>({ kind: 'idle' });
  const giveUp = useRef<() => void>(() => undefined);

  useEffect(() => () => giveUp.current(), []);

  async function choose(file: ChosenFile): Promise<void> {
    giveUp.current();
    const cancellation = new CancelSource();
    giveUp.current = () => cancellation.cancel();
    setPreparing({ kind: 'busy' });
    const result = await prepare(file, use, cancellation);
    if (cancellation.cancelled) return;
    if (result.ok) {
      setPreparing({ kind: 'idle' });
      take(result.value, file.name);
    } else setPreparing({ kind: 'refused', why: result.error });
  }

  function forget(): void {
    giveUp.current();
    setPreparing({ kind: 'idle' });
  }

  return { preparing, choose, forget };
}
