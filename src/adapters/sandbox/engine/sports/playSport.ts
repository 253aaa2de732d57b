import { drawBetween } from '../kernel/luck';
import type { Lucky } from '../kernel/luck';
import { cricketChances, cricketScore, playBall } from './cricket';
import { playMinute, soccerChances, soccerScore } from './soccer';
import type { Story } from './Story';
import type { Scoreboard } from './Scoreboard';
import { playPoint, tennisChances, tennisScore } from './tennis';
import type { Turn } from './Turn';

/** From the start to the first of them, milliseconds: the story's first draw. */
export function firstWait(luck: Lucky): number {
  return drawBetween(luck, 4_000, 8_000);
}

/** The next ball, minute or point. */
export function playOn(story: Story, luck: Lucky): Turn {
  switch (story.sport) {
    case 'cricket':
      return playBall(story, luck);
    case 'soccer':
      return playMinute(story, luck);
    case 'tennis':
      return playPoint(story, luck);
  }
}

/** The chance of each runner of the match odds market, in the order of its runners. */
export function chancesOf(story: Story): readonly number[] {
  switch (story.sport) {
    case 'cricket':
      return cricketChances(story);
    case 'soccer':
      return soccerChances(story);
    case 'tennis':
      return tennisChances(story);
  }
}

export function scoreOf(story: Story, names: readonly [string, string]): Scoreboard {
  switch (story.sport) {
    case 'cricket':
      return cricketScore(story, names);
    case 'soccer':
      return soccerScore(story);
    case 'tennis':
      return tennisScore(story, names);
  }
}
