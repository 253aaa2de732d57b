import { useEffect, useState } from 'react';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';

/** The address of a picture of this page's own; null for none and for what is never shown, a PDF (X28). Given back when it is no longer shown. */
export function useBlobUrl(file: ReadyFile | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null || file.kind === 'pdf') return undefined;
    const made = URL.createObjectURL(new Blob([file.bytes.slice()], { type: file.type }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
