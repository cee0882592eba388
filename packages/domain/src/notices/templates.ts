/** Names of `{variables}` in a text, in the order in which they stand there. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

/** Variables that would stay empty, and braces that are none: what a template must not hold. */
export function unknownIn(text: string, known: readonly string[]): string[] {
  const unknown = variablesIn(text).filter((name) => !known.includes(name));
  const stray = text.replace(/\{\w+\}/g, '').match(/[{}]/g) ?? [];
  return [...unknown.map((name) => `{${name}}`), ...new Set(stray)];
}
