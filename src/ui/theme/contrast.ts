const HEX = /^#[0-9a-f]{6}$/i;

/** A colour that may stand in a token: six hexadecimal digits and nothing else (X08). */
export function isHexColour(text: string): boolean {
  return HEX.test(text);
}

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  if (!isHexColour(hex)) throw new Error(`not a colour: ${hex}`);
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of WCAG 2.2, 1 to 21. Both colours as #rrggbb; throws on anything else. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
