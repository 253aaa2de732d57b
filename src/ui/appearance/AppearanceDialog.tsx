import { AppearanceFields } from './AppearanceFields';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { areShortcutsOn, keepShortcuts } from '@/ui/device/shortcuts';
import { useHasKeys } from '@/ui/device/useHasKeys';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';

/** What anybody may want to change at once, without an account; a player's own page has all of it. */
export function AppearanceDialog({ open, onClose }: OpenAndClose) {
  const { storage } = useFirstPage().device;
  const t = useText();
  const shortcuts = useSavedChoice(areShortcutsOn);
  const hasKeys = useHasKeys();
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.display')}>
      <AppearanceFields />
      {hasKeys && (
        <Checkbox
          label={t('shell.shortcuts')}
          checked={shortcuts}
          onCheckedChange={(on) => keepShortcuts(storage, on)}
        />
      )}
    </Dialog>
  );
}
