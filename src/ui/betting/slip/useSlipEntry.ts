import { useId, type ClipboardEvent, type FormEvent, type RefObject } from 'react';
import type { SlipPreview } from '@/application/betting/preview';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { pastedStake } from '@/domain/betting/parseStake';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useSlipKeys } from './useSlipKeys';
import { useStakeFocus } from './useStakeFocus';

export interface SlipEntryProps {
  readonly id: SlipId;
  readonly slip: BetSlip;
  /** Left by an earlier visit: it does not draw the focus to itself. */
  readonly saved: boolean;
  readonly busy: boolean;
  /** What it is busy with. */
  readonly busyLabel: string;
  readonly onPlace: () => void;
  /** Gives the focus back to where it came from. */
  readonly giveBack: () => void;
}

export interface SlipEntry {
  readonly preview: SlipPreview | null;
  /** What is in the way and is news to the player, in words. */
  readonly shown: string | null;
  readonly problemId: string;
  /** To be put on the form, and on its field for the stake. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly stake: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent) => void;
  readonly paste: (event: ClipboardEvent) => void;
  readonly close: () => void;
}

/** What a slip's form does, however it is drawn: Enter places, Escape clears. To be read inside an `observer`. */
export function useSlipEntry({ id, slip, saved, busy, onPlace, giveBack }: SlipEntryProps): SlipEntry {
  const { betting } = usePlayerApp();
  const render = useRenderMessage();
  const problemId = useId();
  const stake = useStakeFocus(slip.selection, saved);
  const preview = betting.preview(id);
  const problem = preview?.problem ?? null;
  // While it is being placed the button says so; that it cannot be placed again is no news. Nor is a stake that is not typed yet.
  const quiet = busy || (preview?.problemAtStake === true && slip.stakeText === '');
  const close = (): void => {
    if (busy) return;
    giveBack();
    betting.closeSlip(id);
  };
  const form = useSlipKeys(close);
  return {
    preview,
    shown: quiet || problem === null ? null : render(problem),
    problemId,
    form,
    stake,
    submit: (event) => {
      event.preventDefault();
      onPlace();
    },
    paste: (event) => {
      event.preventDefault();
      betting.edit(id, { stakeText: pastedStake(event.clipboardData.getData('text')) });
    },
    close,
  };
}
