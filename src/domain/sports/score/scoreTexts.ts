import { say, type Message } from '@/domain/shared/Message';
import type { Toss } from './CricketScore';
import type { Chase } from './runRate';

/** "Need 83 off 46". */
export function needText({ runs, balls }: Chase): Message {
  return say('score.need', { runs, balls });
}

/** "Thar Foxes chose to bat". */
export function tossText({ team, chose }: Toss, names: Readonly<Record<Toss['team'], string>>): Message {
  return say(chose === 'bat' ? 'score.tossBat' : 'score.tossBowl', { team: names[team] });
}
