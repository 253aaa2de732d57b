import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppDetails } from '@/domain/brand/AppDetails';
import { Footer } from '@/ui/layout/footer/Footer';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

function show(details: Partial<AppDetails> = {}) {
  renderWithApp(<Footer />, fakePlayerApp({ details }));
  return within(screen.getByRole('contentinfo'));
}

beforeEach(() => OnScreen.everything());

describe('the footer', () => {
  it('[HDR-07] two live-casino providers and the payment brands, named in text', async () => {
    const footer = show();
    await footer.findByRole('region', { name: 'Live casino by' });
    const marks = (name: string) =>
      within(footer.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(marks('Live casino by')).toEqual(['Ezugi', 'Evolution']);
    expect(marks('Payments')).toEqual(['UPI', 'Paytm', 'bKash', 'Nagad', 'Bank transfer', 'USDT']);
  });

  it('[HDR-07] [NAV-09] the six legal links', () => {
    const information = within(show().getByRole('region', { name: 'Information' }));
    expect(information.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
      '/privacypolicy',
      '/responsiblegame',
      '/contactus',
      '/fairplay',
      '/gamesrule',
    ]);
  });

  it('[HDR-07] logo, 18+ badge and the responsible-gaming paragraph', () => {
    const footer = show({ seoTitle: 'Testbet | Best odds' });
    expect(footer.getByText('Testbet')).toBeTruthy();
    expect(footer.getByRole('img', { name: 'For players aged 18 and over only' }).textContent).toBe('18+');
    expect(footer.getByText(/Betting can become a habit/)).toBeTruthy();
  });

  it('[HDR-07] [X17] social links lead out when configured', async () => {
    const footer = show({
      whatsApp: '919876543210',
      telegram: 'https://t.me/brand',
      facebook: 'https://facebook.com/brand',
      instagram: 'https://www.instagram.com/brand',
    });
    await footer.findByRole('link', { name: 'WhatsApp' });
    const links = ['WhatsApp', 'Telegram', 'Facebook', 'Instagram'].map((name) =>
      footer.getByRole('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/919876543210',
      'https://t.me/brand',
      'https://facebook.com/brand',
      'https://www.instagram.com/brand',
    ]);
    expect(
      new Set(links.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`)),
    ).toEqual(new Set(['_blank noopener noreferrer']));
  });

  it('[HDR-07] [X14] they may be written down as people do', async () => {
    const footer = show({
      whatsApp: 'api.whatsapp.com/send?phone=919876543210',
      telegram: 't.me/brand',
      facebook: 'http://www.facebook.com/brand',
    });
    await footer.findByRole('link', { name: 'WhatsApp' });
    const hrefs = ['WhatsApp', 'Telegram', 'Facebook'].map((name) =>
      footer.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      'https://wa.me/919876543210',
      'https://t.me/brand',
      'https://www.facebook.com/brand',
    ]);
  });

  it('[HDR-07] they are inert when empty', async () => {
    const footer = show();
    await footer.findByRole('link', { name: 'WhatsApp' });
    for (const name of ['WhatsApp', 'Telegram', 'Facebook', 'Instagram'])
      expect(footer.getByRole('link', { name }).getAttribute('href')).toBeNull();
  });

  it('marks, social links and the phone come when they are seen; the age and the law are there before', async () => {
    OnScreen.startWith(false);
    const footer = show({ phone: '+91 98765 43210' });
    expect(footer.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    expect(footer.queryByRole('region', { name: 'Payments' })).toBeNull();
    expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toBeTruthy();
    expect(footer.getByRole('img', { name: 'For players aged 18 and over only' })).toBeTruthy();
    expect(footer.queryByRole('link', { name: 'Call us' })).toBeNull();
    for (const room of screen.getByRole('contentinfo').querySelectorAll('div'))
      act(() => OnScreen.moved(room, true));
    expect(await footer.findByRole('link', { name: 'WhatsApp' })).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Call us' })).toBeTruthy();
    expect(await footer.findByRole('region', { name: 'Payments' })).toBeTruthy();
  });

  it('[HDR-07] [X15] the phone link calls PHONE, and is not there without a number that can be called', async () => {
    const footer = show({ phone: '+91 98765 43210' });
    const link = await footer.findByRole('link', { name: 'Call us' });
    expect(link.getAttribute('href')).toBe('tel:+919876543210');
  });

  it('[X15] nor for a service code', async () => {
    const footer = show({ phone: '*#06#' });
    await footer.findByRole('link', { name: 'WhatsApp' });
    expect(footer.queryByRole('link', { name: 'Call us' })).toBeNull();
  });

  it('[HDR-07] [X01] FOOTER_TEXT is shown as text, whatever it is', () => {
    const words = '<script>window.__pwned=1</script><img src=x onerror=alert(1)> &amp; {tick}';
    const footer = show({ footerText: words });
    expect(footer.getByText(words)).toBeTruthy();
    const made = screen.getByRole('contentinfo');
    expect([made.querySelector('script'), made.querySelector('img')]).toEqual([null, null]);
  });

  it('[X11] a logo from elsewhere or of another scheme gives way to our own mark', () => {
    for (const logoUrl of [
      'javascript:alert(1)',
      'https://elsewhere.example/logo.png',
      'data:image/svg+xml,<svg/>',
    ]) {
      const fake = fakePlayerApp({ details: { logoUrl } });
      const { container, unmount } = renderWithApp(<Footer />, fake);
      expect(container.querySelector('img')).toBeNull();
      unmount();
    }
  });

  it('[BRAND-01] a logo from an allowed host is shown', () => {
    const fake = fakePlayerApp({
      config: { assetHosts: ['https://cdn.example'] },
      details: { logoUrl: 'https://cdn.example/logo.png' },
    });
    const { container } = renderWithApp(<Footer />, fake);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/logo.png');
  });
});
