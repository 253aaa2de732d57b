/** The proof under a table, and the sentences by which each kind follows from its seeds. */
export const fair = {
  'fair.title': 'Provably fair',
  'fair.how':
    'The server seed of each round is promised by its SHA-256 before you bet, and told when the round is over. Together with your seed it decides the round.',
  'fair.seed': 'Your seed',
  'fair.byHand':
    "By hand, all as text: SHA-256(server seed) is the promise. The round's numbers are HMAC-SHA256(server seed, client seed:nonce:part), part 0, 1, 2 …; every eight hex digits are one number. {formula}",
  'fair.rounds': 'Rounds of this visit',
  'fair.none': 'None yet.',
  'fair.next': 'Promise for the next round',
  'fair.nextNonce': 'Its nonce',
  'fair.promise': 'Last round: promise shown before the bet',
  'fair.promiseLost': 'No longer known here',
  'fair.server': 'Last round: server seed',
  'fair.serverMissing': 'Not told',
  'fair.client': 'Last round: client seed (yours)',
  'fair.nonce': 'Last round: nonce',
  'fair.check': 'Last round: check',
  'fair.kept': '✓ as promised',
  'fair.broken': '✗ NOT as promised',
  'fair.lost': 'from an earlier visit: not checked here',
  'fair.unable': 'not checked',
  'fair.keptWhy':
    'As promised: the hash of the server seed is the promise, the round follows from the seeds, and it pays what its rules say.',
  'fair.brokenWhy':
    'NOT as promised: the server seed, your seed or the round is another one than you were promised before your bet, or it does not pay what its rules say.',
  'fair.lostWhy':
    'Cannot be checked: this page was loaded again after the bet and no longer has its promise.',
  'fair.unableWhy':
    'Cannot be checked here: this browser signs and hashes in secure pages only. Check it by hand.',
  'wheel.formula': 'The first number × pockets (37, of a small wheel 13) ÷ 2³², rounded down, is the pocket.',
  'crash.formula':
    'd: the first 52 bits. If 33 divides it the flight ends at 1.00x, else at (100 × 2⁵² − d) ÷ (2⁵² − d) hundredths, at most 1,000x.',
  'mines.formula':
    'The numbers shuffle the 25 tiles one place after the other; the mines lie on the first ones.',
  'dice.formula': 'The first number × 10,000 ÷ 2³², rounded down, is the roll in hundredths.',
  'plinko.formula': 'A number a row: number × 2 ÷ 2³², rounded down, is 1 where the ball falls to the right.',
  'hilo.formula':
    'A number a card: number × 52 ÷ 2³², rounded down, is its place in spades, hearts, diamonds, clubs, each from ace to king.',
  'fortune.formula':
    'The first number × the count of segments ÷ 2³², rounded down, is the segment, counted clockwise.',
  'cards.formula':
    'The packs lie one behind the other (spades, hearts, diamonds, clubs, each from its lowest card to the king); the numbers shuffle them one place after the other, and the cards are dealt from the first.',
  'slot.formula':
    'Each spin takes a number a reel: number × length of the reel ÷ 2³², rounded down, is where it stops; what the feature draws comes after them.',
  'blackjack.formula': 'The first four go to you and the dealer in turn.',
  'dicetable.formula': 'A number a die: number × 6 ÷ 2³², rounded down, and one more is what it shows.',
  'goal.formula':
    'A number a row: number × fields of the row ÷ 2³², rounded down, is the field where the ball is lost, the first one 0.',
} as const;
