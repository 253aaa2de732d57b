import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections';
import { findRules } from '@/domain/content/findRules';
import { RULES_TOPICS, type LegalSection, type RulesTopic } from '@/domain/content/LegalText';
import { useText } from '@/ui/i18n/useText';
import { TextField } from '@/ui/kit/field/TextField';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';

const GROUP = 'rules';

/** The rules of the games by kind; what is typed is looked for in all of them. An address with an anchor opens the tab that holds it. */
export function RulesBrowser({ sections }: { readonly sections: readonly LegalSection[] }) {
  const t = useText();
  const { hash } = useLocation();
  const topics = RULES_TOPICS.filter((topic) => sections.some((section) => section.topic === topic));
  const wanted = sections.find((section) => `#${section.id}` === hash);
  const [topic, setTopic] = useState<RulesTopic | undefined>(wanted?.topic ?? topics[0]);
  const [typed, setTyped] = useState('');
  const [seenHash, setSeenHash] = useState(hash);
  if (hash !== seenHash) {
    setSeenHash(hash);
    setTyped('');
    if (wanted?.topic !== undefined) setTopic(wanted.topic);
  }
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted.id)?.scrollIntoView();
  }, [wanted]);
  const found = findRules(sections, typed);
  const name = (of: RulesTopic | undefined): string =>
    of === undefined ? t('content.rules.all') : t(`content.rules.${of}`);
  const searching = typed.trim() !== '';
  return (
    <>
      <div className={styles.find} data-print="no">
        <TextField
          label={t('content.rules.find')}
          type="search"
          maxLength={60}
          value={typed}
          onValueChange={setTyped}
        />
        <p className={styles.meta} role="status">
          {searching && t('content.rules.found', { count: found.length })}
        </p>
      </div>
      {searching ? (
        <LegalSections sections={found} before={(section) => `${name(section.topic)}: `} />
      ) : (
        <>
          <Tabs
            group={GROUP}
            label={t('content.rules.kinds')}
            tabs={topics.map((id) => ({ id, label: name(id) }))}
            selected={topic ?? ''}
            onSelect={(id) => setTopic(topics.find((known) => known === id))}
          />
          <TabPanel group={GROUP} tab={topic ?? ''}>
            <div className={styles.panel}>
              <LegalSections sections={sections.filter((section) => section.topic === topic)} />
            </div>
          </TabPanel>
          <LegalSections sections={sections.filter((section) => section.topic === undefined)} />
        </>
      )}
    </>
  );
}
