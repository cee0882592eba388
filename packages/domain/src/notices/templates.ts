/** The names of `{variables}` in a text, in their order. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

/** What a template must not contain: unknown variables, which would stay empty, and unmatched braces. */
export function unknownIn(text: string, known: readonly string[]): string[] {
  const unknown = variablesIn(text).filter((name) => !known.includes(name));
  const stray = text.replace(/\{\w+\}/g, '').match(/[{}]/g) ?? [];
  return [...unknown.map((name) => `{${name}}`), ...new Set(stray)];
}
