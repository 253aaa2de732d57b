import type { Sport } from '@/domain/sports/Sport';
import { wireId } from './wireId';
import { wireKnownWord } from './wireWord';

/** SPORT-01. */
export const wireSport = wireKnownWord<Sport>(
  [
    ['4', 'cricket'],
    ['1', 'soccer'],
    ['2', 'tennis'],
  ],
  wireId,
);
