import { RecoveryPhoneForm } from './RecoveryPhoneForm';
import { ResetForm } from './ResetForm';

export interface RecoveryViewProps {
  /** The password was changed: back to the log-in. */
  readonly onDone: () => void;
}

/** AUTH-08: recovery inside the log-in panel, both steps in one view. */
export function RecoveryView({ onDone }: RecoveryViewProps) {
  return (
    <>
      <RecoveryPhoneForm />
      <ResetForm onDone={onDone} />
    </>
  );
}
