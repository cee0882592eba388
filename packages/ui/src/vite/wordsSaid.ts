/** A template that puts a key together: its beginning is written out. */
const template = /`(\w+\.[\w.]*(?:\$\{[^`]*?\}[\w.]*)+)`/g;

/**
 * Which of the keys a module says: those that stand in its code whole, and all that a template could put together
 * (`orders.state.${state}`).
 */
export function sayingIn(keys: readonly string[]): (code: string) => ReadonlySet<string> {
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
