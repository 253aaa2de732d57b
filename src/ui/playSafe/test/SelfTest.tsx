import { useId, useState } from 'react';
import tools from '../SafeTools.module.css';
import styles from './SelfTest.module.css';
import {
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  selfTestResult,
  selfTestScore,
  type SelfTestAnswer,
  type SelfTestResult,
} from '@/domain/playSafe/selfTest';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { StatusChip, type StatusTone } from '@/ui/kit/feedback/StatusChip';
import { Card } from '@/ui/kit/list/Card';

const QUESTIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const TONES: Readonly<Record<SelfTestResult, StatusTone>> = {
  none: 'positive',
  low: 'info',
  moderate: 'warning',
  high: 'negative',
};

/** Nine questions, one after the other; nothing of it leaves the page. */
export function SelfTest() {
  const t = useText();
  const [answers, setAnswers] = useState<readonly SelfTestAnswer[] | null>(null);
  return (
    <Card title={t('playSafe.test.title')}>
      {answers === null && (
        <>
          <p className={tools.lead}>{t('playSafe.test.lead')}</p>
          <Button onClick={() => setAnswers([])}>{t('playSafe.test.start')}</Button>
        </>
      )}
      {answers !== null && answers.length < SELF_TEST_QUESTIONS && (
        <Question
          key={answers.length}
          at={answers.length}
          onAnswer={(answer) => setAnswers([...answers, answer])}
          onBack={() => setAnswers(answers.length === 0 ? null : answers.slice(0, -1))}
        />
      )}
      {answers !== null && answers.length === SELF_TEST_QUESTIONS && (
        <Outcome score={selfTestScore(answers)} onAgain={() => setAnswers([])} />
      )}
    </Card>
  );
}

interface QuestionProps {
  readonly at: number;
  readonly onAnswer: (answer: SelfTestAnswer) => void;
  readonly onBack: () => void;
}

function Question({ at, onAnswer, onBack }: QuestionProps) {
  const t = useText();
  const question = useId();
  return (
    <div className={styles.question}>
      <p className={styles.progress}>
        {t('playSafe.test.progress', { at: at + 1, of: SELF_TEST_QUESTIONS })}
      </p>
      <p id={question} className={styles.asked} tabIndex={-1} ref={(words) => words?.focus()}>
        {t(`playSafe.test.q${QUESTIONS[at] ?? 0}`)}
      </p>
      <div className={styles.answers} role="group" aria-labelledby={question}>
        {SELF_TEST_ANSWERS.map((answer) => (
          <Button key={answer} onClick={() => onAnswer(answer)}>
            {t(`playSafe.test.a${answer}`)}
          </Button>
        ))}
      </div>
      <Button variant="ghost" size="small" onClick={onBack}>
        {t('playSafe.test.back')}
      </Button>
    </div>
  );
}

function Outcome({ score, onAgain }: { readonly score: number; readonly onAgain: () => void }) {
  const t = useText();
  const result = selfTestResult(score);
  return (
    <div className={styles.question} role="status">
      <p className={styles.head}>
        <StatusChip tone={TONES[result]} label={t(`playSafe.test.result.${result}`)} />
        <span className={styles.progress}>{t('playSafe.test.score', { score })}</span>
      </p>
      <p className={styles.asked}>{t(`playSafe.test.advice.${result}`)}</p>
      <p className={styles.progress}>{t('playSafe.test.honest')}</p>
      <Button size="small" onClick={onAgain}>
        {t('playSafe.test.again')}
      </Button>
    </div>
  );
}
