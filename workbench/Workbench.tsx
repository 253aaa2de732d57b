import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonSection } from './sections/ButtonSection';
import { ColourSection } from './sections/ColourSection';
import { FeedbackSection } from './sections/FeedbackSection';
import { FieldSection } from './sections/FieldSection';
import { LayerSection } from './sections/LayerSection';
import { ListSection } from './sections/ListSection';
import { NavigationSection } from './sections/NavigationSection';
import { PictureSection } from './sections/PictureSection';
import { PriceSection } from './sections/PriceSection';
import styles from './Workbench.module.css';
import { SelectField } from '@/ui/kit/field/SelectField';
import { applyAppearance, type TextSize, type Theme } from '@/ui/theme/applyAppearance';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SIZES: readonly TextSize[] = ['100', '112', '125'];
const WIDTHS = ['full', '320', '390', '768', '1200'] as const;

function options(values: readonly string[], unit = ''): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: /^\d/.test(value) ? `${value}${unit}` : value }));
}

/** Every part of the kit in every state. Theme, text size and width stand in the address. */
export function Workbench() {
  const [search, setSearch] = useSearchParams();
  const theme = THEMES.find((each) => each === search.get('theme')) ?? 'system';
  const size = SIZES.find((each) => each === search.get('size')) ?? '100';
  const width = WIDTHS.find((each) => each === search.get('width')) ?? 'full';
  useLayoutEffect(() => applyAppearance(document.documentElement, theme, size), [theme, size]);

  function choose(name: string, value: string): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set(name, value);
      return next;
    });
  }
  const sections = (
    <main className={styles.main}>
      <ColourSection />
      <PriceSection />
      <ButtonSection />
      <FieldSection />
      <LayerSection />
      <NavigationSection />
      <FeedbackSection />
      <ListSection />
      <PictureSection />
    </main>
  );
  if (search.has('bare')) return sections;
  return (
    <>
      <header className={styles.header}>
        <h1>Kit</h1>
        <SelectField
          label="Theme"
          value={theme}
          options={options(THEMES)}
          onValueChange={(to) => choose('theme', to)}
        />
        <SelectField
          label="Text"
          value={size}
          options={options(SIZES, ' %')}
          onValueChange={(to) => choose('size', to)}
        />
        <SelectField
          label="Width"
          value={width}
          options={options(WIDTHS, ' px')}
          onValueChange={(to) => choose('width', to)}
        />
      </header>
      {width === 'full' ? (
        sections
      ) : (
        <iframe
          className={styles.frame}
          title={`${width} px wide`}
          src={`/__kit?bare&theme=${theme}&size=${size}`}
          width={width}
        />
      )}
    </>
  );
}
