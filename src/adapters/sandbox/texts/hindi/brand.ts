/** What the operator of the sandbox says of itself. */
export const BRAND = {
  '{first} {second}': '{first} {second}',
  'Maidan | Sports exchange and casino': 'Maidan | स्पोर्ट्स एक्सचेंज और कैसीनो',
  'A sandbox: play chips only, no real money. Every team, player and match is invented.':
    'यह सैंडबॉक्स है: सिर्फ़ प्ले चिप्स, असली पैसा नहीं। हर टीम, खिलाड़ी और मैच काल्पनिक है।',
  'Tennis, point by point': 'टेनिस, हर पॉइंट पर',
  'Prices that move with every serve.': 'हर सर्विस के साथ बदलते भाव।',
  'Monsoon Fives, live now': 'Monsoon Fives, अभी लाइव',
  'Five overs a side. A result in eight minutes.': 'पाँच-पाँच ओवर। आठ मिनट में नतीजा।',
  'Live right now': 'अभी लाइव',
  'Every live match in one place.': 'हर लाइव मैच एक ही जगह।',
  'Sandbox: play chips, no real money.': 'सैंडबॉक्स: चिप्स से खेलें, असली पैसा नहीं।',
  'In play, a bet waits a few seconds first.': 'इनप्ले में बेट कुछ सेकंड रुककर लगती है।',
} as const;
