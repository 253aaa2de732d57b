/** The two widths every page is tested at: a common phone, and a common laptop. CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
} as const;
