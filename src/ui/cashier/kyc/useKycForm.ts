import { useState } from 'react';
import { useCashier } from '../account/CashierContext';
import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import { canShowAgain, type KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { savedKycTexts } from '@/domain/cashier/kyc/kycValue';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';

/** What was typed and chosen. Texts outlive a reload, files do not: they would have to be saved on the device. */
export function useKycForm(types: readonly KycType[], documents: readonly KycDocument[]) {
  const { kyc } = useCashier();
  const [first] = useState(() => kyc.drafts.read());
  const [chosen, setChosen] = useState(first.type);
  const [texts, setTexts] = useState(first.texts);
  const [files, setFiles] = useState<ReadonlyMap<string, ReadyFile>>(new Map());
  const type = types.find(({ name }) => name === chosen && canShowAgain(documents, name)) ?? null;
  const entries: KycEntries = { texts, files };

  return {
    type,
    entries,
    /** Something was typed before the page was loaded again. */
    restored: first.texts.size > 0,
    wrong: type === null ? new Map() : kyc.check(type, entries),
    choose(name: string): void {
      if (name === chosen) return;
      const texts = new Map<string, string>();
      setChosen(name);
      setTexts(texts);
      setFiles(new Map());
      kyc.drafts.write({ type: name, texts });
    },
    /** The server has it: pictures go, and so does what was saved of the rest. A refusal later finds the texts in the page still. */
    sent(): void {
      setFiles(new Map());
      kyc.drafts.remove();
    },
    write(name: string, text: string): void {
      const changed = new Map(texts).set(name, text.slice(0, 300));
      setTexts(changed);
      kyc.drafts.write({ type: chosen, texts: savedKycTexts(type, changed) });
    },
    attach(name: string, file: ReadyFile | null): void {
      // Two files may be ready in one moment.
      setFiles((was) => {
        const changed = new Map(was);
        if (file === null) changed.delete(name);
        else changed.set(name, file);
        return changed;
      });
    },
  };
}

export type KycForm = ReturnType<typeof useKycForm>;
