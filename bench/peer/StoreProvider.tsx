import axios from 'axios';
import { useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { EMPTY, reduce, StoreContext } from './store';
import type { PeerMatch } from './store';

const POLL_MS = 1_000;

/** Asks for whole matches every second, and hands one state to the whole page. */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  useEffect(() => {
    let ended = false;
    const ask = async (): Promise<void> => {
      try {
        const { data } = await axios.get<{ readonly data: { readonly matches: readonly PeerMatch[] } }>(
          '/bet/matches?inplay=true',
        );
        if (!ended) dispatch({ type: 'matches/received', matches: data.data.matches });
      } catch {
        if (!ended) dispatch({ type: 'matches/failed' });
      }
    };
    void ask();
    void axios.get('/getAppDetails').catch(() => undefined);
    void axios.get('/getBanners').catch(() => undefined);
    axios
      .get<{ readonly data: readonly { readonly message?: string }[] }>('/announcement/display')
      .then(({ data }) => dispatch({ type: 'announcement/received', text: data.data[0]?.message ?? '' }))
      .catch(() => undefined);
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, []);

  // As in the field: the library of the account's socket comes with the page, and connects after the log-in.
  useEffect(() => {
    const token = localStorage.getItem('peer.token');
    if (token === null) return;
    const socket: Socket = io({ path: '/private/', auth: { token } });
    return () => void socket.disconnect();
  }, []);
  return <StoreContext value={{ state, dispatch }}>{children}</StoreContext>;
}
