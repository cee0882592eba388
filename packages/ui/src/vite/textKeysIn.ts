/** A template that composes a key; its beginning is literal. */
const template = /`(\w+\.[\w.]*(?:\$\{[^`]*?\}[\w.]*)+)`/g;

/**
 * Calls that use a second key: `titleAndText('orders.none')` also uses `orders.none.text`,
 * `labelAndHint('orders.name')` also `orders.name.hint`.
 */
const paired =
  /\b(titleAndText|labelAndHint|fileDropTexts|confirmTexts|titleAndIntro|nounTitleAndIntro)\(\s*(['"`])(\w+(?:\.\w+)*)\2/g;
const endings: Readonly<Record<string, readonly string[]>> = {
  titleAndText: ['text'],
  labelAndHint: ['hint'],
  fileDropTexts: ['hint', 'choose', 'remove'],
  confirmTexts: ['title', 'text'],
  titleAndIntro: ['intro'],
  nounTitleAndIntro: ['title', 'intro'],
};

/** The keys of the further texts that a module shows together with a title or a label. */
export const pairedKeysIn = (code: string): string[] =>
  [...code.matchAll(paired)].flatMap(([, helper = '', , key]) =>
    (endings[helper] ?? []).map((end) => `${key}.${end}`),
  );

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
    for (const key of pairedKeysIn(code)) if (known.has(key)) said.add(key);
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
