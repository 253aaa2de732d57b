import { sayRupees } from '../engine/money/sayRupees';
import type { PushNews, PushWords } from '../engine/push/PushNews';
import type { Pattern } from '../texts/hindi';
import { wordsOf } from '../texts/inWords';
import { say } from '../texts/Said';
import type { Said, Words } from '../texts/Said';
import type { SpokenLanguage } from '../texts/SpokenLanguage';

/** What happened, and nothing else: no word of it asks for a bet. It goes out once, in the language that its reader had then. */
export function pushWords(news: PushNews, language: SpokenLanguage): PushWords {
  const [title, body] = saidOf(news);
  return { title: wordsOf(say(title), language), body: wordsOf(body, language) };
}

const odds = (hundredths: number): string => (hundredths / 100).toFixed(2);

function saidOf(news: PushNews): readonly [title: Pattern, body: Words] {
  const { match } = news;
  switch (news.what) {
    case 'price':
      return ['Price reached', priceOf(news)];
    case 'started':
      return ['Match started', match];
    case 'wicket':
      return ['Wicket', scoreOf(news)];
    case 'goal':
      return ['Goal', scoreOf(news)];
    case 'over':
      return ['Match over', scoreOf(news)];
    case 'matched':
      return [news.matched === news.stake ? 'Bet matched' : 'Bet partly matched', matchedOf(news)];
    case 'won':
      return ['Bet settled', say('You won {amount}. {match}', { amount: sayRupees(news.amount), match })];
    case 'lost':
      return ['Bet settled', say('You lost {amount}. {match}', { amount: sayRupees(news.amount), match })];
    case 'even':
      return ['Bet settled', say('No profit, no loss. {match}', { match })];
    case 'void':
      return ['Bets void', say('Stakes are back in your balance. {match}', { match })];
    case 'reversed':
      return ['Result reversed', say('Your bets will be settled again. {match}', { match })];
  }
}

type NewsOf<W extends PushNews['what']> = Extract<PushNews, { readonly what: W }>;

function priceOf({ side, runner, market, match, odds: best }: NewsOf<'price'>): Said {
  const values = { runner, odds: odds(best), market, match };
  return side === 'back'
    ? say('{runner} can be backed at {odds}. {market}, {match}', values)
    : say('{runner} can be laid at {odds}. {market}, {match}', values);
}

function scoreOf({ match, score }: { readonly match: string; readonly score: string }): string {
  return `${match}: ${score}`;
}

function matchedOf({ side, selection, match, matched, stake, odds: at }: NewsOf<'matched'>): Said {
  const taken = sayRupees(matched);
  const how =
    matched === stake ? taken : say('{matched} of {stake}', { matched: taken, stake: sayRupees(stake) });
  const values = { selection, how, odds: odds(at), match };
  return side === 'back'
    ? say('Back {selection}: {how} at {odds}. {match}', values)
    : say('Lay {selection}: {how} at {odds}. {match}', values);
}
