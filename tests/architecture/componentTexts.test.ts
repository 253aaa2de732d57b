import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What a reader or a screen reader meets. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|title|placeholder|text|hint|summary|head|closeLabel|retryLabel)$/;

/** Letters of any script; signs, figures and one capital as a mark may stand in a component. */
const WORDS = /\p{L}{2}/u;

function textsIn(name: string, source: string): readonly string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()))
      found.push(...literalsOf(node.initializer));
    if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent)) found.push(...literalsOf(node));
    ts.forEachChild(node, look);
  };
  look(file);
  return found.filter((text) => WORDS.test(text)).map((text) => `${name}: ${text.trim()}`);
}

/** `'text'`, `{'text'}`, `{`text ${x}`}`, `{a ? 'text' : 'other'}` */
function literalsOf(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isJsxExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}

describe('components', () => {
  it('hold no text of their own: all of it stands in the language catalogues', () => {
    const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join('src/ui', name));
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['a text', '<p>Hello</p>'],
    ['a text beside a value', '<p>{name} won</p>'],
    ['a name', '<button aria-label="Close" />'],
    ['a choice', "<p>{open ? 'Open' : shut}</p>"],
    ['a template', '<img alt={`Code of ${name}`} />'],
  ])('%s in a component is found', (_, jsx) => {
    expect(textsIn('A.tsx', `const a = ${jsx};`)).toHaveLength(1);
  });
});
