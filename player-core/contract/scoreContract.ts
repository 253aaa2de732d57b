import { matchId } from '@/domain/shared/ids';
import { connect } from './connectedFeed';
import { answered, claim, notOffered, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { matchesOf } from './matchesOf';
import { nothingDropped } from './nothingDropped';
import { offered } from './offered';
import type { OpenBackend } from './openContractWorld';

const SCORES = 'docs/wire.md 4.2a';
const WHAT = 'scores over the socket';

/** The whole score of a match in play. */
export function scoreContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('scores', open, [
    {
      title: 'the whole score of a match in play can be read',
      about: SCORES,
      capability: 'score',
      walk: async (world) => {
        const listed = (await matchesOf(world)).find(({ status }) => status === 'inPlay');
        if (listed === undefined) notTried('no match is in play');
        const gateway = world.whole.scoreGateway ?? notOffered('the whole score');
        const score = answered(await world.after(gateway.score(listed.id)), 'the score');
        claim(score.matchId === listed.id, 'the score of another match came');
        nothingDropped(world);
      },
    },
    {
      title: 'the score of a match that does not exist is refused in so many words',
      about: `${SCORES} (MATCH_UNKNOWN)`,
      capability: 'score',
      walk: async (world) => {
        const gateway = world.whole.scoreGateway ?? notOffered('the whole score');
        const asked = offered(
          world,
          await world.after(gateway.score(matchId('999999999'))),
          'the whole score',
        );
        const failure = refused(asked, 'the score of a match that does not exist');
        claim(
          failure.kind === 'refused' && failure.code === 'MATCH_UNKNOWN',
          `it failed as ${JSON.stringify(failure)}`,
        );
      },
    },
    {
      title: 'the scores that are followed come with the answer',
      about: SCORES,
      capability: 'score',
      walk: async (world) => {
        const feed = world.whole.scoreFeed ?? notOffered(WHAT);
        if (world.absent.has(WHAT)) notOffered(WHAT);
        const listed = (await matchesOf(world)).find(({ status }) => status === 'inPlay');
        if (listed === undefined) notTried('no match is in play');
        if (!(await connect(world))) notOffered(`${WHAT} for visitors`);
        const answer = await world.after(feed.follow([listed.id]));
        if (!answer.ok && answer.error.kind === 'timedOut') {
          world.absent.add(WHAT);
          notOffered(WHAT);
        }
        const scores = answered(answer, 'following a score');
        claim(
          scores.some((score) => score.matchId === listed.id),
          'the score of the match is not in the answer',
        );
      },
    },
  ]);
}
