/** A drawing as the address of an image. */
export function addressOf(drawing: string): string {
  return `data:image/svg+xml,${drawing.replaceAll('"', "'").replaceAll('#', '%23')}`;
}
