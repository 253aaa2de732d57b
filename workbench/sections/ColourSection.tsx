import styles from '../Workbench.module.css';
import { Section } from '../Section';

const GROUNDS = [
  ['canvas', 'text'],
  ['surface', 'muted'],
  ['raised', 'primary'],
  ['header', 'on-header'],
  ['primary', 'on-primary'],
  ['cta', 'on-cta'],
  ['accent', 'on-accent'],
  ['danger', 'on-danger'],
  ['surface', 'positive'],
  ['surface', 'negative'],
  ['surface', 'warning'],
  ['surface', 'info'],
] as const;

export function ColourSection() {
  return (
    <Section title="Colour and type">
      <div className={styles.swatches}>
        {GROUNDS.map(([ground, text]) => (
          <div
            key={`${ground} ${text}`}
            className={styles.swatch}
            style={{ background: `var(--color-${ground})`, color: `var(--color-${text})` }}
          >
            <strong>{text}</strong>
            <span>on {ground}</span>
          </div>
        ))}
      </div>
      <div>
        <h1>Heading 24/32</h1>
        <h2>Heading 20/28</h2>
        <h3>Heading 18/24</h3>
        <p>Body 14/20: your stake is taken when the bet is matched. ₹12,34,567.50</p>
        <p lang="hi">शर्त मिलते ही आपकी राशि ली जाती है। ₹12,34,567.50</p>
        <p>
          A <a href="#link">link in a sentence</a> stays underlined.
        </p>
      </div>
    </Section>
  );
}
