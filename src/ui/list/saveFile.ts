/** Hands a text over to the browser's downloads under this name. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text over when the click is done.
  URL.revokeObjectURL(address);
}
