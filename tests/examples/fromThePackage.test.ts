import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const EXAMPLE = 'examples/web-component';

/** The engine in a worker comes with our own build; elsewhere a page opens it as a process does. */
const INSTEAD = new Map([['wayToSandbox', ['openSandbox', 'sandboxBackend']]]);

const scriptsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'vite.config.ts')
    .map((name) => {
      const path = `${folder}/${name}`;
      return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    });

/** What a script takes from the core, by name. */
function takenBy(script: ts.SourceFile): readonly string[] {
  return script.statements.flatMap((each) => {
    if (!ts.isImportDeclaration(each) || !ts.isStringLiteral(each.moduleSpecifier)) return [];
    const named = each.importClause?.namedBindings;
    if (!each.moduleSpecifier.text.startsWith('@/') || named === undefined) return [];
    return ts.isNamedImports(named)
      ? named.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : [`all of ${each.moduleSpecifier.text}`];
  });
}

/** What an entry of the package offers, by name. */
function offeredBy(entry: ts.SourceFile): readonly string[] {
  return entry.statements.flatMap((each) =>
    ts.isExportDeclaration(each) && each.exportClause !== undefined && ts.isNamedExports(each.exportClause)
      ? each.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
}

describe('the elements for any page', () => {
  const offered = new Set(scriptsOf('player-core').flatMap(offeredBy));

  it.each(scriptsOf(EXAMPLE).map((script) => [script.fileName, takenBy(script)] as const))(
    '%s takes nothing from the core that the package does not offer by the same name',
    (_file, taken) => {
      const wanted = taken.flatMap((name) => INSTEAD.get(name) ?? [name]);
      expect(wanted.filter((name) => !offered.has(name))).toEqual([]);
    },
  );

  it('are read as they are written', () => {
    const taken = scriptsOf(EXAMPLE).flatMap(takenBy);
    expect(taken).toEqual(expect.arrayContaining(['openPlayer', 'SlipView', ...INSTEAD.keys()]));
  });
});
