import type { CricketStory } from './cricket';
import type { SoccerStory } from './soccer';
import type { TennisStory } from './tennis';

/** How a match stands, as its own sport tells it. Plain data: it travels in the snapshot. */
export type Story = CricketStory | SoccerStory | TennisStory;
