import ts from 'typescript';

/** Which of `ids` a module names: in full, or as a template (`statement.tab.${tab}`) whose gaps are one part of an id each. */
export function idsNamed(source: ts.SourceFile, ids: ReadonlySet<string>): ReadonlySet<string> {
  const named = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && ids.has(node.text)) named.add(node.text);
    if (ts.isTemplateExpression(node) && node.head.text.includes('.'))
      for (const id of matching(node, ids)) named.add(id);
    // A union of ids is no use of them.
    if (!ts.isTypeNode(node)) ts.forEachChild(node, look);
  };
  look(source);
  return named;
}

function matching(template: ts.TemplateExpression, ids: ReadonlySet<string>): readonly string[] {
  const parts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
  const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
  return [...ids].filter((id) => pattern.test(id));
}
