import ts from 'typescript';
import type { SourceModule } from './readModules';

type Graph = Pick<SourceModule, 'brings' | 'asksFor'>;

/** A module that is asked for, and the shares of texts that are fetched beside it. */
interface Fetch {
  readonly file: string;
  readonly shares: readonly string[];
}

/** Who fetches a part and its texts in one: a part with a script of its own, or `Promise.all` of the two. */
const FETCHERS = new Set(['laterPart', 'Promise.all']);

/**
 * The same modules, and for every way of asking for one a fetch that brings it and the shares of texts (`texts/<share>`) named beside it. The
 * shares come with the fetch, not with the module: who imports the same module at once has none of them.
 * `tables`: what a module asks for by the names of files.
 */
export function withShares(
  modules: ReadonlyMap<string, SourceModule>,
  tables: Readonly<Record<string, readonly Fetch[]>> = {},
): ReadonlyMap<string, Graph> {
  const graph = new Map<string, Graph>();
  for (const [file, module] of modules) {
    const fetches = new Map([...fetchesOf(module), ...(tables[file] ?? []).map(named)]);
    graph.set(file, { brings: module.brings, asksFor: [...fetches.keys()] });
    for (const [fetch, brings] of fetches) graph.set(fetch, { brings, asksFor: [] });
  }
  return graph;
}

/** What is asked for here, by the name of its fetch, with what that brings. */
function fetchesOf({ source, asksFor }: SourceModule): ReadonlyMap<string, readonly string[]> {
  const shares: (readonly string[])[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      shares.push(sharesBeside(node));
    ts.forEachChild(node, look);
  };
  look(source);
  // An import() of something outside src: which is which cannot be said, so no texts come with any of them.
  const sure = asksFor.length === shares.length;
  return new Map(asksFor.map((file, at) => named({ file, shares: (sure && shares[at]) || [] })));
}

function named({ file, shares }: Fetch): readonly [string, readonly string[]] {
  const texts = shares.map((share) => `texts/${share}`);
  return [`${file} with ${texts.join(' ')}`, [file, ...texts]];
}

function sharesBeside(node: ts.Node): readonly string[] {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isCallExpression(at) && FETCHERS.has(at.expression.getText())) {
      const named = [...at.getText().matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
      return at.expression.getText() === 'Promise.all' && !named.includes('later') ? [] : ['later', ...named];
    }
  return [];
}
