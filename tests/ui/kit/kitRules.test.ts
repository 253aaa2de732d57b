import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every file of the kit with this ending. */
function read(ending: string): readonly (readonly [name: string, text: string])[] {
  const names = readdirSync('src/ui/kit', { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(`src/ui/kit/${name}`, 'utf8')] as const);
}

function offenders(ending: string, rule: RegExp): string[] {
  return read(ending).flatMap(([name, text]) =>
    [...text.matchAll(rule)].map(([found]) => `${name}: ${found}`),
  );
}

describe('the kit keeps its own rules', () => {
  it('sees the kit', () => {
    expect(read('.module.css').length).toBeGreaterThan(20);
    expect(read('.tsx').length).toBeGreaterThan(35);
  });

  it('lays out by logical properties, so that a right-to-left language needs no second sheet', () => {
    expect(
      offenders(
        '.module.css',
        /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|text-align:\s*(?:left|right))\s*:/g,
      ),
    ).toEqual([]);
  });

  it('animates nothing but opacity and transform', () => {
    const moved = read('.module.css').flatMap(([name, text]) =>
      [...text.matchAll(/@keyframes \w+ \{([\s\S]*?)\n\}/g)].flatMap(([, body = '']) =>
        [...body.matchAll(/([\w-]+):/g)]
          .map(([, property]) => property)
          .filter((property) => property !== 'opacity' && property !== 'transform')
          .map((property) => `${name}: ${property}`),
      ),
    );
    expect(moved).toEqual([]);
  });

  it('[X08] [X01] sets no markup and takes no style from a prop', () => {
    expect(offenders('.tsx', /dangerouslySetInnerHTML|innerHTML|style=\{props|className=\{`/g)).toEqual([]);
  });

  it('holds no words of its own: no text between tags but signs', () => {
    expect(offenders('.tsx', />\s*[A-Za-z][a-z]+(?: [a-z]+)*\s*<\//g)).toEqual([]);
  });

  it('keeps the workbench out of the product: nothing leads there', () => {
    const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(tsx?|css)$/.test(name),
    );
    const leading = names.filter((name) => readFileSync(`src/${name}`, 'utf8').includes('workbench'));
    expect(names.length).toBeGreaterThan(100);
    expect(leading).toEqual([]);
    expect(readFileSync('index.html', 'utf8')).not.toContain('workbench');
  });
});
