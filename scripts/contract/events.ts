import type { Capability } from '@/application/ports/device/Capabilities';
import { autoCashOutReply, betReply } from './models/bets';
import { SCORES, scoresAnswer } from './models/liveScore';
import { SPORTS } from './models/sports';
import * as stream from './models/stream';
import type { Schema } from './models/withFields';

/** What is promised of one event of the socket. */
export interface ContractedEvent {
  readonly event: string;
  /** As the app sees it. */
  readonly way: 'out' | 'in';
  readonly of: 'specified' | 'assumed';
  readonly section: string;
  readonly summary: string;
  readonly capability?: Capability;
  /** Absent: the event carries nothing. */
  readonly payload?: Schema;
  /** What it is acknowledged with: one of these. */
  readonly answers?: readonly Schema[];
}

const player = { of: 'specified', section: '3' } as const;
const market = { of: 'assumed', section: '4.2', capability: 'marketStream' } as const;
const score = { of: 'assumed', section: '4.2a', capability: 'score' } as const;
const { notSubscribed } = stream;

/** The contract over the socket: both ways of the player's and of the market stream. */
export const EVENTS: readonly ContractedEvent[] = [
  {
    ...{
      ...player,
      event: 'session_check',
      way: 'out',
      summary: 'Whether the session of this socket counts.',
    },
    answers: [stream.sessionStatus],
  },
  {
    ...{ ...player, event: 'get:balance', way: 'out', summary: 'Asks for the wallet.' },
    answers: [stream.wallet, stream.failed],
  },
  { ...player, event: 'session_refresh', way: 'in', summary: 'The app is to ask `session_check`.' },
  {
    ...{ ...player, event: 'update_balance', way: 'in', summary: 'The wallet changed.' },
    payload: stream.balancePush,
  },
  {
    ...{ ...player, event: 'sub:notification_toast', way: 'in', summary: 'A note to show to the player.' },
    payload: stream.toast,
  },
  {
    ...{
      of: 'assumed',
      section: '4.3',
      event: 'bet:update',
      way: 'in',
      summary: 'A bet of the player changed.',
    },
    ...{ capability: 'betPlacement', payload: betReply },
  },
  {
    ...{
      of: 'assumed',
      section: '4.3',
      event: 'cashout:auto',
      way: 'in',
      summary: 'An auto cash out of the player was set, removed, dropped or done.',
    },
    ...{ capability: 'autoCashOut', payload: autoCashOutReply },
  },
  {
    ...{
      of: 'assumed',
      section: '4.12',
      event: 'playsafe:check',
      way: 'in',
      summary: 'A reality check is due.',
    },
    ...{ capability: 'playSafe', payload: stream.empty },
  },
  {
    ...{ ...market, event: 'market:subscribe', way: 'out', summary: 'Follows the prices of markets.' },
    ...{ payload: stream.subscription, answers: [stream.subscribed, notSubscribed] },
  },
  {
    ...{ ...market, event: 'market:unsubscribe', way: 'out', summary: 'Follows them no longer.' },
    payload: stream.ids,
  },
  {
    ...{
      ...market,
      event: 'market:update',
      way: 'in',
      summary: 'What changed of the prices that are followed.',
    },
    payload: stream.marketUpdate,
  },
  {
    ...{
      ...market,
      event: 'match:score',
      way: 'in',
      summary: 'The short score of a match whose market is followed.',
    },
    payload: SPORTS.MatchScore,
  },
  {
    ...{ ...market, event: 'match:markets', way: 'in', summary: 'A match has another market, or a result.' },
    payload: stream.marketsOfMatch,
  },
  {
    ...{ ...score, event: 'score:subscribe', way: 'out', summary: 'Follows the whole scores of matches.' },
    ...{ payload: stream.ids, answers: [scoresAnswer, notSubscribed] },
  },
  {
    ...{ ...score, event: 'score:unsubscribe', way: 'out', summary: 'Follows them no longer.' },
    payload: stream.ids,
  },
  {
    ...{
      ...score,
      event: 'score:update',
      way: 'in',
      summary: 'The whole score of a match that is followed.',
    },
    payload: SCORES.LiveScore,
  },
];
