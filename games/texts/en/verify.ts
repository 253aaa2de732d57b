/** The page that checks a round by its record. */
export const verify = {
  'verify.open': 'Check a round on a page of its own',
  'verify.save': 'Record of the last round: save it to check it later',
  'verify.title': 'Check a round',
  'verify.how':
    'Paste the record of a round: it stands under “Provably fair” in the game. It is checked on your own device; nothing is sent.',
  'verify.record': 'Record',
  'verify.check': 'Check',
  'verify.unreadable': 'This is not the record of a round. Copy all of it, from the first { to the last }.',
  'verify.verdict': 'Result',
  'verify.kept':
    '✓ As promised: the hash of the server seed is the promise, the round follows from the seeds, and it pays what its rules say.',
  'verify.otherSeed': '✗ NOT as promised: it was played with another seed of yours, or another nonce.',
  'verify.otherServer':
    '✗ NOT as promised: the server seed is not the one whose hash was shown before the bet.',
  'verify.otherRound': '✗ NOT as promised: this round does not follow from its seeds.',
  'verify.otherPay': '✗ NOT as promised: it does not pay what its rules say.',
  'verify.unable': 'Cannot be checked here: this browser signs and hashes in secure pages only.',
  'verify.round': 'Round',
  'verify.money': 'Bet and payout',
  'verify.promise': 'Promise shown before the bet',
  'verify.hash': 'SHA-256 of the server seed',
  'verify.server': 'Server seed',
  'verify.client': 'Client seed (yours)',
  'verify.numbers': 'The first {count} numbers of the round',
} as const;
