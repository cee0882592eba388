import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { temporaryFolder } from './untilFileEnds.ts';
import { type Person, startWorld, type World } from './world.ts';

const built = `<!doctype html><html lang="zh-Hant-TW" data-theme="default"><head><title>App</title>
<link rel="icon" href="data:,"><script type="application/json" id="shop">null</script>
<script>first(1);</script></head><body></body></html>`;
const routes = ['/', '/login', '/freighttrial', '/noviceguidance', '/support', '/mybag/$id'];

export const noDescriptions = { tw: '', zh: '', en: '' };

export interface PageWorld {
  readonly world: World;
  readonly owner: Person;
  /** Saves the usual settings for search and sharing with these changes. */
  list(changes?: { listed?: boolean; descriptions?: typeof noDescriptions }): Promise<void>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** Starts the product with a small portal that visitors and search engines can read. */
export async function openPageWorld(): Promise<PageWorld> {
  const portal = temporaryFolder('portal');
  mkdirSync(join(portal, '.vite'));
  writeFileSync(join(portal, 'index.html'), built);
  writeFileSync(join(portal, '.vite/routes.json'), JSON.stringify(routes));
  const world = await startWorld({ portal });
  const owner = await world.tw.staff(['owner']);
  return {
    world,
    owner,
    list: async (changes = {}) => {
      await owner.client.call('saveListing', { listed: true, descriptions: noDescriptions, ...changes });
    },
    get: async (url, headers = {}) =>
      world.running.server.app.inject({ url, headers: { host: world.tw.host, ...headers } }),
  };
}

/** The unparsed content of a meta tag. */
export const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
