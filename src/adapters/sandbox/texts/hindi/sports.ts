/** Markets, their selections and rules, and the line of a score. Names of sides and players stand as they are. */
export const SPORTS = {
  'Match Odds': 'मैच ऑड्स',
  Bookmaker: 'बुकमेकर',
  'Winner (incl. super over)': 'विजेता (सुपर ओवर सहित)',
  'Tied Match': 'टाई मैच',
  Toss: 'टॉस',
  '{over} over runs {team}': '{over} ओवर के रन {team}',
  'Runs in over {over}, {team}': 'ओवर {over} के रन {team}',
  'Innings runs {team}': 'पारी के रन {team}',
  'Fall of {wicket} wicket {team}': '{wicket} विकेट गिरने पर रन {team}',
  '{batter} runs': '{batter} के रन',
  'Odd or Even Total {team}': 'टोटल ऑड या ईवन {team}',
  'Over/Under {goals} Goals': '{goals} गोल से ज़्यादा/कम',
  'Over {goals} Goals': '{goals} गोल से ज़्यादा',
  'Under {goals} Goals': '{goals} गोल से कम',
  'Double Chance': 'डबल चांस',
  'Home or Draw': 'होम या ड्रॉ',
  'Home or Away': 'होम या अवे',
  'Draw or Away': 'ड्रॉ या अवे',
  'Set {number} Winner': 'सेट {number} विजेता',
  'The Draw': 'ड्रॉ',
  Yes: 'यस',
  No: 'नो',
  Odd: 'ऑड',
  Even: 'ईवन',
  '1st': 'पहला',
  '2nd': 'दूसरा',
  '3rd': 'तीसरा',
  '{number}th': '{number}वाँ',

  'The team that wins the match. A tie is decided by the super over. Bets are void if there is no result.':
    'मैच जीतने वाली टीम। टाई का फ़ैसला सुपर ओवर से। नतीजा न निकले तो बेट वॉइड।',
  'The result after 90 minutes and added time. Extra time does not count.':
    '90 मिनट और इंजरी टाइम के बाद का नतीजा। एक्स्ट्रा टाइम नहीं गिना जाता।',
  'The player who wins the match. Bets are void if the first set is not completed.':
    'मैच जीतने वाला खिलाड़ी। पहला सेट पूरा न हो तो बेट वॉइड।',
  'A rate of 90 pays a profit of 90 for every 100 staked.': '90 के रेट पर हर 100 के स्टेक पर 90 का मुनाफ़ा।',
  'The team that wins the toss. Settled when the match starts.': 'टॉस जीतने वाली टीम। मैच शुरू होते ही सेटल।',
  'Yes wins if both teams make the same number of runs, whoever wins the super over.':
    'दोनों टीमों के रन बराबर हों तो यस जीतता है, सुपर ओवर कोई भी जीते।',
  'The team’s runs, extras included. Yes wins at the line or more. If the innings ends early, the runs made so far count.':
    'टीम के रन, एक्स्ट्रा सहित। लाइन या उससे ज़्यादा पर यस जीतता है। पारी पहले ख़त्म हो तो तब तक के रन गिने जाते हैं।',
  'The team’s runs when this wicket falls, or at the end of the innings if it does not fall.':
    'यह विकेट गिरने पर टीम के रन; विकेट न गिरे तो पारी के अंत के रन।',
  'The runs in this over. If the over is cut short, the runs made so far count; if it is never bowled, bets are void.':
    'इस ओवर के रन। ओवर अधूरा रहे तो तब तक के रन गिने जाते हैं; फेंका ही न जाए तो बेट वॉइड।',
  'The batter’s runs when out, or when the innings ends.': 'आउट होने पर या पारी ख़त्म होने पर बल्लेबाज़ के रन।',
  'The team’s runs at the end of the innings. Zero is even.': 'पारी के अंत में टीम के रन। शून्य ईवन है।',
  'The goals of both teams after 90 minutes and added time.': '90 मिनट और इंजरी टाइम के बाद दोनों टीमों के गोल।',
  'Each selection wins with two of the three results.': 'हर विकल्प तीन में से दो नतीजों पर जीतता है।',
  'The player who wins this set. Bets are void if it is not played.':
    'यह सेट जीतने वाला खिलाड़ी। सेट न खेला जाए तो बेट वॉइड।',

  'Play chips only: the match, its players and its prices are invented.':
    'सिर्फ़ प्ले चिप्स: मैच, खिलाड़ी और भाव काल्पनिक हैं।',
  'Markets are suspended for a moment while a ball is running.': 'बॉल चालू रहते मार्केट कुछ पल के लिए सस्पेंड रहते हैं।',
  'A fancy opens with its innings, over or batter, and is settled as soon as the runs are known.':
    'फ़ैंसी अपनी पारी, ओवर या बल्लेबाज़ के साथ खुलती है और रन पता चलते ही सेटल होती है।',
  'Unmatched bets lapse when the match starts, unless you keep them in-play.':
    'मैच शुरू होते ही अनमैच्ड बेट लैप्स हो जाती हैं, जब तक आप उन्हें इनप्ले में न रखें।',
  'Bets are matched at once or not at all: none waits for its odds.':
    'बेट तुरंत मैच होती है या लगती ही नहीं: कोई बेट अपने ऑड्स का इंतज़ार नहीं करती।',
  'Unmatched bets lapse when the match starts.': 'मैच शुरू होते ही अनमैच्ड बेट लैप्स हो जाती हैं।',
  'Scores may be a few seconds behind the live match.': 'स्कोर लाइव मैच से कुछ सेकंड पीछे हो सकता है।',

  '{overs} ov': '{overs} ओवर',
  'Tied. {team} won the super over': 'टाई। सुपर ओवर {team} ने जीता',
  '{team} won by 1 wicket': '{team} 1 विकेट से जीते',
  '{team} won by 1 run': '{team} 1 रन से जीते',
  '{team} won by {wickets} wickets': '{team} {wickets} विकेट से जीते',
  '{team} won by {runs} runs': '{team} {runs} रन से जीते',
  '{team} batting': '{team} की बल्लेबाज़ी',
  '{team} need {runs} from {balls}': '{team} को {balls} गेंद में {runs} चाहिए',
  'Full time': 'फ़ुल टाइम',
  'Half time': 'हाफ़ टाइम',
  'First half': 'पहला हाफ़',
  'Second half': 'दूसरा हाफ़',
  '{points}, {player} to serve': '{points}, {player} की सर्विस',
  '{player} won': '{player} जीते',
  'Set {set}, tie-break': 'सेट {set}, टाई-ब्रेक',
  'Set {set}': 'सेट {set}',
  Final: 'ख़त्म',
} as const;
