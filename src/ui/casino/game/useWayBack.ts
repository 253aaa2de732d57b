import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Back to where a game was opened from. A page that was opened by its address has nothing behind it and leads to `otherwise`. */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPageBefore(history.state)) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}

/** The router counts its own entries: those of other sites are not ours to lead back to. */
function hasPageBefore(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
