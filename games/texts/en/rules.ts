/** What cannot be read off the fields of a card table. */
export const rules = {
  'rules.title': 'Rules of this table',
  'rules.teenpatti':
    'Three cards each, from one pack. From the highest: trail, pure sequence, sequence, colour, pair, high card. Equal hands give both bets back. Pair or better pays by the hand: pair 2x, colour 5x, sequence 7x, trail 31x, pure sequence 41x.',
  'rules.andarbahar':
    'A joker from one pack, then cards in turn, Andar first, until one has its rank: that side wins. The other fields are on how many cards that takes, the joker not counted.',
  'rules.lucky7':
    'One card from eight packs; an ace counts 1. On a seven half of each bet on Below 7 and Above 7 comes back.',
  'rules.baccarat':
    'Eight packs. An ace counts 1, tens and pictures 0, and of a sum its last digit. With 8 or 9 in two cards the round ends; else Player draws to 5, then Banker by the usual table. On a tie bets on Player and Banker come back.',
  'rules.cards32':
    'The cards from six up, one pack. Each player begins with its own number and gets a card; those who tie for most get another until one leads.',
  'rules.dragontiger':
    'One card each, from eight packs; an ace counts 1. On a tie half of each bet on Dragon and Tiger comes back.',
  'rules.casinowar':
    'One card each, from six packs, ace high. After a tie both get another: with a higher or an equal one a bet on Player pays 1.5x, with a lower one it is lost.',
  'rules.amarakbar': 'One card from eight packs; an ace counts 1.',
} as const;
