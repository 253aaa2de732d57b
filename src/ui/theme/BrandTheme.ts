export interface BrandColour {
  readonly light: string;
  readonly dark: string;
}

/** Colours by token, without `--color-`. */
export type BrandTheme = Readonly<Record<string, BrandColour>>;
