import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A module of `src`, as far as loading it goes. Imports of types load nothing. */
export interface SourceModule {
  readonly source: ts.SourceFile;
  /** Modules of `src` that come with it. */
  readonly brings: readonly string[];
  /** Modules of `src` that it may ask for later. */
  readonly asksFor: readonly string[];
}

/** Every module below `root` (`src`), by its path from there. */
export function readModules(root: string): ReadonlyMap<string, SourceModule> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'),
  );
  return new Map(files.map((file) => [file, readModule(root, file)]));
}

function readModule(root: string, file: string): SourceModule {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const brings: string[] = [];
  const asksFor: string[] = [];
  const found = (list: string[], name: ts.Node | undefined): void => {
    if (name === undefined || !ts.isStringLiteral(name)) return;
    const target = resolve(root, file, name.text);
    if (target !== null) list.push(target);
  };
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      found(brings, node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) found(brings, node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found(asksFor, node.arguments[0]);
    ts.forEachChild(node, look);
  };
  look(source);
  return { source, brings, asksFor };
}

function resolve(root: string, from: string, name: string): string | null {
  const path = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  if (path === null) return null;
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(join(root, file))) ?? null;
}
