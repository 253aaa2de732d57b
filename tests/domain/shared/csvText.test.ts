import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '@/domain/shared/csvText';

const line = (...cells: Parameters<typeof csvText>[0][number]): string => csvText([cells]).slice(1, -2);

describe('csv', () => {
  it('begins with the mark that makes Excel read UTF-8, and ends each row with CR LF', () => {
    expect(csvText([['a', 'मैच'], ['b']])).toBe('\uFEFFa,मैच\r\nb\r\n');
  });

  it('quotes what would break a row', () => {
    expect(line('a,b', 'say "hi"', 'two\nlines', ' blank ')).toBe(
      '"a,b","say ""hi""","two\nlines"," blank "',
    );
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1+cmd|', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '＋2'])(
    '[X10] %j is never a formula',
    (text) => expect(line(text).replace(/^"/, '').startsWith("'")).toBe(true),
  );

  it('a figure of ours stays a figure, a text in its place does not', () => {
    expect(line({ figure: '-500.00' }, { figure: '1.98' })).toBe('-500.00,1.98');
    expect(line({ figure: '-500+1' })).toBe("'-500+1");
    expect(line('-500.00')).toBe("'-500.00");
  });

  it('[X10] whatever the cells say: as many rows as there were, and none of them starts a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        (rows) => {
          const read = parse(csvText(rows).slice(1));
          expect(read.length).toBe(rows.length);
          expect(read.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        },
      ),
    );
  });
});

/** RFC 4180 by hand, as a spreadsheet reads it. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at] ?? '';
      }
      at += 1;
    } else for (; text[at] !== ',' && text[at] !== '\r'; at += 1) cell += text[at] ?? '';
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
