/** Text is a player's or a server's and may be anything; a figure is ours, already in digits. */
export type CsvCell = string | { readonly figure: string };

/** Excel takes a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet runs as a formula, also after blanks and in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;
const FIGURE = /^-?\d+(\.\d+)?$/;

/** Rows as RFC 4180 text. No cell of it is ever run as a formula (X10): what looks like one is prefixed by a quote. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string' && FIGURE.test(cell.figure)) return cell.figure;
  const text = typeof cell === 'string' ? cell : cell.figure;
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
