import type { Plugin } from 'vite';

/**
 * Reduces facts to what the apps need: kinds, limits and keys. API descriptions, the largest part of a noun's
 * facts, are left out of the built files. Every key is written out, so that its text is included
 * (`wordFiles.ts`).
 */
export function stripFactDescriptions(): Plugin {
  return {
    name: 'crossdock:plain-facts',
    apply: 'build',
    async load(id) {
      const [file = ''] = id.split('?');
      const [, noun] = /\/contract\/src\/(\w+)\/(?:\w+\.)?facts\.ts$/.exec(file) ?? [];
      if (noun === undefined) return null;
      const exported: Readonly<Record<string, object>> = await import(file);
      return Object.entries(exported)
        .map(([name, facts]) => `export const ${name} = ${JSON.stringify(compactFacts(noun, facts))};`)
        .join('\n');
    },
  };
}

/** The facts without descriptions, with the keys of their labels and choices. */
export function compactFacts(noun: string, facts: object) {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]: [string, unknown]) => {
      if (typeof fact !== 'object' || fact === null) return [];
      const label = 'label' in fact ? String(fact.label) : `${noun}.${name}`;
      const choices = 'choices' in fact && Array.isArray(fact.choices) ? fact.choices : [];
      const keys = choices.map((choice) => `${label}.${choice}`);
      return [[name, { ...fact, says: undefined, label, ...(keys.length > 0 ? { keys } : {}) }]];
    }),
  );
}
