import { sayRupees } from '../engine/money/sayRupees';
import type { PushNews, PushWords } from '../engine/push/PushNews';

const odds = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What happened, and nothing else: no word of it asks for a bet. */
export function pushWords(news: PushNews, language: 'en' | 'hi'): PushWords {
  return language === 'hi' ? hindi(news) : english(news);
}

function english(news: PushNews): PushWords {
  const { match } = news;
  switch (news.what) {
    case 'price': {
      const can = news.side === 'back' ? 'can be backed' : 'can be laid';
      return {
        title: 'Price reached',
        body: `${news.runner} ${can} at ${odds(news.odds)}. ${news.market}, ${match}`,
      };
    }
    case 'started':
      return { title: 'Match started', body: match };
    case 'wicket':
      return { title: 'Wicket', body: `${match}: ${news.score}` };
    case 'goal':
      return { title: 'Goal', body: `${match}: ${news.score}` };
    case 'over':
      return { title: 'Match over', body: `${match}: ${news.score}` };
    case 'matched': {
      const side = news.side === 'back' ? 'Back' : 'Lay';
      const whole = news.matched === news.stake;
      const how = whole ? sayRupees(news.matched) : `${sayRupees(news.matched)} of ${sayRupees(news.stake)}`;
      return {
        title: whole ? 'Bet matched' : 'Bet partly matched',
        body: `${side} ${news.selection}: ${how} at ${odds(news.odds)}. ${match}`,
      };
    }
    case 'won':
      return { title: 'Bet settled', body: `You won ${sayRupees(news.amount)}. ${match}` };
    case 'lost':
      return { title: 'Bet settled', body: `You lost ${sayRupees(news.amount)}. ${match}` };
    case 'even':
      return { title: 'Bet settled', body: `No profit, no loss. ${match}` };
    case 'void':
      return { title: 'Bets void', body: `Stakes are back in your balance. ${match}` };
    case 'reversed':
      return { title: 'Result reversed', body: `Your bets will be settled again. ${match}` };
  }
}

function hindi(news: PushNews): PushWords {
  const { match } = news;
  switch (news.what) {
    case 'price': {
      const side = news.side === 'back' ? 'बैक' : 'ले';
      return {
        title: 'भाव मिला',
        body: `${news.runner} अभी ${odds(news.odds)} पर ${side} हो सकता है। ${news.market}, ${match}`,
      };
    }
    case 'started':
      return { title: 'मैच शुरू', body: match };
    case 'wicket':
      return { title: 'विकेट', body: `${match}: ${news.score}` };
    case 'goal':
      return { title: 'गोल', body: `${match}: ${news.score}` };
    case 'over':
      return { title: 'मैच ख़त्म', body: `${match}: ${news.score}` };
    case 'matched': {
      const side = news.side === 'back' ? 'बैक' : 'ले';
      const whole = news.matched === news.stake;
      const how = whole ? sayRupees(news.matched) : `${sayRupees(news.stake)} में से ${sayRupees(news.matched)}`;
      return {
        title: whole ? 'बेट मैच हुई' : 'बेट का एक हिस्सा मैच हुआ',
        body: `${side} ${news.selection}: ${how}, ${odds(news.odds)} पर। ${match}`,
      };
    }
    case 'won':
      return { title: 'बेट सेटल हुई', body: `आप ${sayRupees(news.amount)} जीते। ${match}` };
    case 'lost':
      return { title: 'बेट सेटल हुई', body: `आप ${sayRupees(news.amount)} हारे। ${match}` };
    case 'even':
      return { title: 'बेट सेटल हुई', body: `न लाभ, न हानि। ${match}` };
    case 'void':
      return { title: 'बेट रद्द', body: `दाँव आपके बैलेंस में वापस हैं। ${match}` };
    case 'reversed':
      return { title: 'परिणाम वापस लिया गया', body: `आपकी बेट फिर से सेटल होंगी। ${match}` };
  }
}
