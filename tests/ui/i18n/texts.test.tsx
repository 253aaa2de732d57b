import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { cleanText } from '@/domain/shared/cleanText';
import { clipGraphemes } from '@/domain/shared/clipGraphemes';
import { createTexts } from '@/texts/createTexts';
import { englishTexts } from '@/texts/englishTexts';
import { I18nProvider } from '@/ui/i18n/I18nProvider';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { rupees } from '@/domain/shared/Money';

describe('texts', () => {
  it('says amounts and odds of the core in words, by the name of the value', () => {
    expect(englishTexts.renderMessage(say('bet.belowMin', { minPaise: 10_000 }))).toBe(
      'The stake is below the minimum here: ₹100.',
    );
    const texts = createTexts('en', { 'bet.oddsChanged': ['Now ', ['newOdds']] });
    expect(texts.renderMessage(say('bet.oddsChanged', { newOdds: 190 }))).toBe('Now 1.90');
  });

  it('[TOAST-04] a server’s words stay text: no ICU, no markup, no direction tricks, one line, a bounded length', () => {
    const server = (text: string): string => englishTexts.renderMessage({ kind: 'server', text });
    expect(server('{seconds, plural, other {#}} <b>hi</b> &amp;')).toBe(
      '{seconds, plural, other {#}} <b>hi</b> &amp;',
    );
    expect(server('Balance \u202e005\u202c\u0000\nlow')).toBe('Balance 005 low');
    expect([...server('क'.repeat(5_000))].length).toBe(301);
  });

  it('shows the key where a language has no text, and never a property of Object', () => {
    const texts = createTexts('en', {});
    expect(texts.t('common.close')).toBe('common.close');
    expect(texts.renderMessage({ kind: 'key', key: 'constructor' as 'bet.placed' })).toBe('constructor');
  });

  it('reaches components, and tells the document its language', () => {
    function Probe() {
      const t = useText();
      const format = useFormat();
      const render = useRenderMessage();
      return (
        <p>
          {[t('common.close'), format.moneyShort(rupees(5)), render(say('bet.marketClosed'))].join(' | ')}
        </p>
      );
    }
    render(
      <I18nProvider texts={englishTexts}>
        <Probe />
      </I18nProvider>,
    );
    expect(screen.getByText('Close | ₹5 | This market is closed.')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en-IN');
  });
});

describe('clipGraphemes', () => {
  it('[X07] counts as a reader does', () => {
    expect(clipGraphemes('नमस्ते', 10)).toBe('नमस्ते');
    expect(clipGraphemes('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
    expect(clipGraphemes('Mumbai Tides', 6)).toBe('Mumbai…');
    expect(clipGraphemes('abc', 3)).toBe('abc');
  });

  it('[X07] a flood of combining marks on one letter is cut', () => {
    expect(clipGraphemes(`a${'\u0301'.repeat(10_000)}b`, 5).length).toBeLessThanOrEqual(17);
  });

  it('[X07] a megabyte is cut before it is looked at', () => {
    expect([...cleanText('x'.repeat(1_000_000), 40)].length).toBe(41);
  });
});
