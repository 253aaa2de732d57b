import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { Logo } from '@/ui/kit/brand/Logo';
import { Crest } from '@/ui/kit/crest/Crest';
import { Icon } from '@/ui/kit/icons/Icon';
import { Cricket, InPlay, Soccer, Tennis } from '@/ui/kit/icons/sportShapes';

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
    </Section>
  );
}
