interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;

/** An address of our own for a worker, under the one policy of Trusted Types that the headers allow. */
export function trustedScript(url: string): string {
  const policies = (globalThis as { readonly trustedTypes?: ScriptPolicies }).trustedTypes;
  policy ??= policies?.createPolicy('shell', { createScriptURL: (own) => own });
  return policy === undefined ? url : (policy.createScriptURL(url) as string);
}
