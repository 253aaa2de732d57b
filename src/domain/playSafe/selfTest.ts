/** Nine questions about the last twelve months (after the Problem Gambling Severity Index), each answered 0 never to 3 almost always. */
export const SELF_TEST_QUESTIONS = 9;
export const SELF_TEST_ANSWERS = [0, 1, 2, 3] as const;
export type SelfTestAnswer = (typeof SELF_TEST_ANSWERS)[number];

export type SelfTestResult = 'none' | 'low' | 'moderate' | 'high';

export function selfTestScore(answers: readonly SelfTestAnswer[]): number {
  return answers.reduce<number>((sum, each) => sum + each, 0);
}

/** The bands of the index: 0, 1–2, 3–7, 8 and more. */
export function selfTestResult(score: number): SelfTestResult {
  if (score >= 8) return 'high';
  if (score >= 3) return 'moderate';
  return score > 0 ? 'low' : 'none';
}
