import type { LegalText } from '@/domain/content/LegalText';

export const terms: LegalText = {
  version: 'Template 1',
  intro:
    'These terms say what you may expect of us and what we expect of you. Please read them before you open an account.',
  sections: [
    {
      id: 'who-may-play',
      title: 'Who may play',
      paragraphs: [
        'You must be at least 18 years old and live where playing is allowed. You open one account, in your own name, with your own Indian mobile number.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      paragraphs: [
        'Keep your password and your one-time codes to yourself. We never ask for them. Tell us at once when somebody else may have used your account.',
      ],
    },
    {
      id: 'money',
      title: 'Your money',
      paragraphs: [
        'Your balance shows cash, which can be bet or withdrawn, and bonus coins, which have their own conditions. A bet holds the amount you could lose until it is settled.',
      ],
      points: [
        'We pay out to an account in your own name.',
        'We may ask for documents that show who you are before we pay out.',
        'We give no credit.',
      ],
    },
    {
      id: 'bets',
      title: 'Bets',
      paragraphs: [
        'A bet stands when we have accepted it, at the odds that the bet shows. In-play bets wait for a few seconds before they are accepted; the slip shows how long. The rules of each market say how it is settled.',
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      paragraphs: [
        'When odds, a line or a result were obviously wrong, we may void the bet and return the stake. We tell you when we do.',
      ],
    },
    {
      id: 'closing',
      title: 'Pausing and closing',
      paragraphs: [
        'You can pause or close your account at any time. Open bets are still settled and your cash is still paid out.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      paragraphs: [
        'Write to us through the contact page first. The operator names here who decides when we cannot agree.',
      ],
    },
  ],
};
