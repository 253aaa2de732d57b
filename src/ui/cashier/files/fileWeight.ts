/** 830 KB, 2.4 MB: as the device's own file list counts. */
export function fileWeight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
