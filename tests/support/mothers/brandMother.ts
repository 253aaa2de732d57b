import type { AppDetails, Banner } from '@/domain/brand/AppDetails';

export function someDetails(change: Partial<AppDetails> = {}): AppDetails {
  return {
    otp: 'required',
    status: { kind: 'live' },
    logoUrl: '',
    seoTitle: 'Testbet',
    telegram: '',
    whatsApp: '',
    facebook: '',
    instagram: '',
    footerText: '',
    phone: '',
    ...change,
  };
}

export function aBanner(change: Partial<Banner> = {}): Banner {
  return { id: 'b1', title: 'Welcome', text: '', imageUrl: '', href: '', order: 1, ...change };
}
