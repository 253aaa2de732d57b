import type { LegalText } from '@/domain/content/LegalText';

export const privacy: LegalText = {
  version: 'Template 1',
  intro: 'This page says which data about you we hold, why, and what you can do about it.',
  sections: [
    {
      id: 'what-we-hold',
      title: 'What we hold',
      paragraphs: ['We hold what we need to run your account and what the law asks us to keep.'],
      points: [
        'Your name, username and mobile number.',
        'Your bets, deposits and withdrawals.',
        'Documents that you send us to show who you are.',
        'Technical data such as the kind of device and the pages you open.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      paragraphs: [
        'To keep you signed in, this app stores a session key, your name and your last known balance in your browser. Logging out removes them. On a shared phone, always log out.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      paragraphs: [
        'Payment companies, game providers and authorities see only what they need. We do not sell your data.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'As long as your account is open, and afterwards for the time that the law requires. The operator states that time here.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask for a copy of your data, have it corrected, and ask us to delete what we need not keep. Use the contact page.',
      ],
    },
  ],
};
