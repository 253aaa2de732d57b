import { createContext, useContext } from 'react';
import type { Dispatch } from 'react';

export type Level = readonly [level: number, odds: number, size: number];

export interface PeerMatch {
  readonly id: string;
  readonly sportId: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly startTime: string;
  readonly status: string;
  readonly badges: readonly string[];
  readonly score: { readonly home: string; readonly away: string; readonly clock: string } | null;
  readonly matchOdds: {
    readonly id: string;
    readonly runners: readonly { readonly id: string; readonly name: string }[];
  } | null;
  readonly prices: {
    readonly status: string;
    readonly totalMatched: number;
    readonly runners: readonly {
      readonly id: string;
      readonly back: readonly Level[];
      readonly lay: readonly Level[];
    }[];
  } | null;
}

/** Everything that the page knows, in one object. */
export interface PeerState {
  readonly matches: readonly PeerMatch[] | null;
  /** Of the answer before, to tell which way a price went. */
  readonly before: readonly PeerMatch[];
  readonly announcement: string;
  readonly starred: readonly string[];
  readonly slip: { readonly runner: string; readonly odds: number } | null;
  readonly failed: boolean;
}

export type Action =
  | { readonly type: 'matches/received'; readonly matches: readonly PeerMatch[] }
  | { readonly type: 'matches/failed' }
  | { readonly type: 'announcement/received'; readonly text: string }
  | { readonly type: 'match/starred'; readonly id: string }
  | { readonly type: 'slip/opened'; readonly runner: string; readonly odds: number };

export const EMPTY: PeerState = {
  matches: null,
  before: [],
  announcement: '',
  starred: [],
  slip: null,
  failed: false,
};

export function reduce(state: PeerState, action: Action): PeerState {
  switch (action.type) {
    case 'matches/received':
      return { ...state, matches: action.matches, before: state.matches ?? [], failed: false };
    case 'matches/failed':
      return { ...state, failed: true };
    case 'announcement/received':
      return { ...state, announcement: action.text };
    case 'match/starred':
      return { ...state, starred: [...state.starred, action.id] };
    case 'slip/opened':
      return { ...state, slip: { runner: action.runner, odds: action.odds } };
  }
}

export const StoreContext = createContext<{
  readonly state: PeerState;
  readonly dispatch: Dispatch<Action>;
} | null>(null);

/** Whoever reads one thing is drawn anew with every change of any other. */
export function useStore() {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('no store above');
  return store;
}
