/** A template that composes a key; its beginning is literal. */
const template = /`(\w+\.[\w.]*(?:\$\{[^`]*?\}[\w.]*)+)`/g;

/**
 * The keys that a module uses: those written out in its code, and all that a template could compose
 * (`orders.state.${state}`).
 */
export function textKeysIn(keys: readonly string[]): (code: string) => ReadonlySet<string> {
  const known = new Set(keys);
  return (code) => {
    const said = new Set<string>();
    for (const [, , text = ''] of code.matchAll(/(['"`])(\w+(?:\.\w+)+)\1/g))
      if (known.has(text)) said.add(text);
    for (const [, text = ''] of code.matchAll(template)) {
      const pattern = new RegExp(
        `^${text
          .split(/\$\{[^`]*?\}/)
          .map((part) => part.replaceAll('.', '\\.'))
          .join('[\\w.]+')}$`,
      );
      for (const key of keys) if (pattern.test(key)) said.add(key);
    }
    return said;
  };
}
