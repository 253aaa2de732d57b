import ts from 'typescript';
import type { SourceModule } from './readModules';

type Graph = Pick<SourceModule, 'brings' | 'asksFor'>;

/** Who fetches a part and its texts in one: a row of the page table, a part with a script of its own, or `Promise.all` of the two. */
const FETCHERS = new Set(['page', 'laterPart', 'Promise.all']);

/** The same modules, each with the shares of texts (`texts/<share>`) that everybody who asks for it fetches beside it. */
export function withShares(modules: ReadonlyMap<string, SourceModule>): ReadonlyMap<string, Graph> {
  const askers = [...modules.values()].flatMap((module) => [...sharesAsked(module)]);
  return new Map(
    [...modules].map(([file, { brings, asksFor }]) => {
      const asked = askers.flatMap(([target, shares]) => (target === file ? [shares] : []));
      const shares = (asked[0] ?? []).filter((share) => asked.every((each) => each.includes(share)));
      return [file, { brings: [...brings, ...shares.map((share) => `texts/${share}`)], asksFor }];
    }),
  );
}

/** For every module that is asked for here: the shares that come with it. */
function sharesAsked({ source, asksFor }: SourceModule): readonly (readonly [string, readonly string[]])[] {
  const shares: (readonly string[])[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      shares.push(sharesBeside(node));
    ts.forEachChild(node, look);
  };
  look(source);
  return asksFor.length === shares.length ? asksFor.map((target, at) => [target, shares[at] ?? []]) : [];
}

function sharesBeside(node: ts.Node): readonly string[] {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isCallExpression(at) && FETCHERS.has(at.expression.getText())) {
      const named = [...at.getText().matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
      return at.expression.getText() === 'Promise.all' && !named.includes('later') ? [] : ['later', ...named];
    }
  return [];
}
