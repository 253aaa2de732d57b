import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { GameArt } from '@/ui/kit/art/GameArt';
import { Logo } from '@/ui/kit/brand/Logo';
import { Crest } from '@/ui/kit/crest/Crest';
import { Icon } from '@/ui/kit/icons/Icon';
import { Cricket, InPlay, Soccer, Tennis } from '@/ui/kit/icons/sportShapes';

const GAMES = [
  ['Lightning Roulette', 'roulette', 'Evolution'],
  ['Andar Bahar', 'andarbahar', 'Ezugi'],
  ['Lucky 7', 'lucky7', 'Aura'],
  ['Mines', 'mines', 'Spribe'],
  ['Aviator', 'aviator', 'Spribe'],
  ['Plinko', 'plinko', 'Spribe'],
  ['Goal', 'goal', 'Spribe'],
  ['Hilo', 'hilo', 'Spribe'],
  ['Temple of Reels', 'slots', 'Qtech'],
  ['Game show', 'gameshows', 'Evolution'],
] as const;
const TEAMS = [
  'Mumbai Tides',
  'Delhi Domes',
  'Kochi Anchors',
  'Pune Peaks',
  'Jaipur Sands',
  'Goa Gulls',
  'भारत नीला',
];

export function PictureSection() {
  return (
    <Section title="Pictures">
      <div className={styles.navy}>
        <Logo name="Khelo Exchange" />
        {[Cricket, Soccer, Tennis, InPlay].map((shape, index) => (
          <Icon key={index} of={shape} size={24} />
        ))}
      </div>
      <div className={styles.row}>
        {TEAMS.map((name) => (
          <Crest key={name} name={name} size="large" />
        ))}
      </div>
      <div className={styles.tiles}>
        {GAMES.map(([name, category, provider]) => (
          <div key={name} className={styles.tile}>
            <GameArt id={name} category={category} provider={provider} />
            <span>
              {name}
              <small>{provider}</small>
            </span>
          </div>
        ))}
      </div>
    </Section>
  );
}
