/** The providers that `/{providerCode}` knows: the catalogue's groups of section 2 (NAV-03). */
export const PROVIDER_CODES = [
  'ezugi',
  'evolution',
  'vivo',
  'qtech',
  'supernowa',
  'xpg',
  'worldcasino',
  'powergames',
  'spribe',
  'aura',
] as const;

export type ProviderCode = (typeof PROVIDER_CODES)[number];

/** Whatever its case; null for an unknown one, or none. */
export function providerOf(code: string | undefined): ProviderCode | null {
  const wanted = code?.toLowerCase();
  return PROVIDER_CODES.find((known) => known === wanted) ?? null;
}
