/** Not in every browser, and not in the types. */
export function doesSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
