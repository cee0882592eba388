import type { Plugin } from 'vite';

/**
 * Facts as the apps need them: kinds, limits and keys. The descriptions of the API, which are most of a noun's facts, are
 * left out of the built files.
 */
export function plainFacts(): Plugin {
  return {
    name: 'crossdock:plain-facts',
    apply: 'build',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!/\/contract\/src\/\w+\/(?:\w+\.)?facts\.ts$/.test(file)) return null;
      const exported: Readonly<Record<string, object>> = await import(file);
      return Object.entries(exported)
        .map(([name, facts]) => `export const ${name} = ${JSON.stringify(withoutDescriptions(facts))};`)
        .join('\n');
    },
  };
}

function withoutDescriptions(facts: object) {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]: [string, unknown]) => {
      if (typeof fact !== 'object' || fact === null) return [];
      return [[name, { ...fact, says: undefined }]];
    }),
  );
}
