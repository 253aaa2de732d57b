import type { LegalText } from '@/domain/content/LegalText';

export const responsiblePlay: LegalText = {
  version: 'Template 1',
  intro:
    'Betting is entertainment, not a way to earn money. Bet only what you can afford to lose, and only when you are 18 or older.',
  sections: [
    {
      id: 'signs',
      title: 'Signs to take seriously',
      paragraphs: ['Answer honestly. If one of these is true for you, take a break and talk to somebody.'],
      points: [
        'I bet more than I planned.',
        'I try to win back what I lost.',
        'I borrow money to bet, or hide it from my family.',
        'I feel restless or angry when I do not bet.',
        'I neglect work, school or people because of betting.',
      ],
    },
    {
      id: 'what-you-can-do',
      title: 'What you can do',
      paragraphs: ['Small rules help most:'],
      points: [
        'Decide before you start how much you may lose, and stop there.',
        'Decide how long you will play.',
        'Do not bet after alcohol or when you are upset.',
        'Never chase a loss.',
      ],
    },
    {
      id: 'tools',
      title: 'Limits and breaks',
      paragraphs: [
        'Limits, reminders, time-outs and self-exclusion are set at the top of this page, by yourself and without asking anybody. What you decide against yourself counts at once; what would loosen it waits.',
      ],
    },
    {
      id: 'help',
      title: 'Help',
      paragraphs: [
        'In India, Tele-MANAS (14416) offers free help for mental health, day and night, in many languages. The operator lists more places of help here.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Do not let anybody under 18 use your account. Log out when you are done, and keep your password to yourself.',
      ],
    },
  ],
};
