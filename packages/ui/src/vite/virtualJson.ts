import type { Plugin } from 'vite';

/** A module whose default export is data computed at build time, such as the run-time part of a call table. */
export function virtualJson(id: string, load: () => unknown): Plugin {
  const resolved = `\0${id}`;
  return {
    name: `crossdock:${id}`,
    resolveId: (source) => (source === id ? resolved : null),
    load: (source) => (source === resolved ? `export default ${JSON.stringify(load())};` : null),
  };
}
