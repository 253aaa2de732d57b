import type { LegalText } from '@/domain/content/LegalText';

export const fairPlay: LegalText = {
  version: 'Template 1',
  intro: 'Everybody plays by the same rules. Here is how we keep it so.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'Prices come from the market. A price that is not up to date is greyed and cannot be bet on. The slip keeps the price you tapped and asks you before it takes another.',
      ],
    },
    {
      id: 'delay',
      title: 'The delay during play',
      paragraphs: [
        'While a match is on, every bet waits a few seconds before it is accepted. This protects players who watch a slower picture. The wait is the same for everybody.',
      ],
    },
    {
      id: 'integrity',
      title: 'Matches must be honest',
      paragraphs: [
        'We watch for betting that suggests a fixed match. Players, officials and their families must not bet on their own matches.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      paragraphs: ['To keep it fair for all:'],
      points: [
        'more than one account per person',
        'betting for somebody else',
        'robots and scripts',
        'working together against other players',
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      paragraphs: ['If something looks wrong, write to us. We do not tell anybody who wrote.'],
    },
  ],
};
