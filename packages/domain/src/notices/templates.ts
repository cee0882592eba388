/**
 * The names of `{variables}` in a text, in their order.
 * @example variablesIn('{name}: {number}') // → ['name', 'number']
 */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

/**
 * The faults of a template: unknown variables, which would stay empty, and unmatched braces.
 * @example templateFaults('{name}: {nubmer}', ['name', 'number']) // → ['{nubmer}']
 */
export function templateFaults(text: string, known: readonly string[]): string[] {
  const unknown = variablesIn(text).filter((name) => !known.includes(name));
  const stray = text.replace(/\{\w+\}/g, '').match(/[{}]/g) ?? [];
  return [...unknown.map((name) => `{${name}}`), ...new Set(stray)];
}
