import { useEffect, useRef, useState } from 'react';
import { CancelSource } from '@/application/ports/device/CancelSource';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';

export interface ListFile {
  readonly name: string;
  /** CSV. */
  readonly text: string;
  /** What is said once it is saved. */
  readonly note: string;
}

export type CollectFile = (cancellation: Cancellation) => Promise<Result<ListFile, Message>>;

export interface FileUnderWay {
  readonly busy: boolean;
  /** What became of it; empty before. */
  readonly note: string;
  readonly save: () => void;
}

/** A whole list as a file. Another `listKey` means another list: it gives the one on its way up. */
export function useListFile(listKey: string, collect: CollectFile): FileUnderWay {
  const render = useRenderMessage();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const cancel = useRef<() => void>(() => undefined);
  useEffect(
    () => () => {
      cancel.current();
      setBusy(false);
      setNote('');
    },
    [listKey],
  );

  async function save(): Promise<void> {
    const cancellation = new CancelSource();
    cancel.current = () => cancellation.cancel();
    setBusy(true);
    setNote('');
    const answer = await collect(cancellation);
    if (cancellation.cancelled) return;
    setBusy(false);
    if (!answer.ok) return setNote(render(answer.error));
    saveFile(answer.value.name, answer.value.text, 'text/csv;charset=utf-8');
    setNote(answer.value.note);
  }
  return { busy, note, save: () => void save() };
}

/** Hands a text over to the browser's downloads under this name. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text over when the click is done.
  URL.revokeObjectURL(address);
}
