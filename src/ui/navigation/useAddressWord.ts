import { useLocation, useNavigate } from 'react-router-dom';

/**
 * One word of the address's query, and how to put another in its place (null: none). Not `useSearchParams`: that would be in the scripts of
 * every first visit.
 */
export function useAddressWord(name: string): readonly [string | null, (word: string | null) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const choose = (word: string | null): void => {
    if (word === null) query.delete(name);
    else query.set(name, word);
    void navigate({ pathname, search: query.toString() }, { replace: true });
  };
  return [query.get(name), choose];
}
