import type { WalletWorld } from './walletWorld.ts';

const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Opens our page that posts a provider's form, and reads the form as a browser does. */
export async function readForm({ world, shop }: Pick<WalletWorld, 'world' | 'shop'>, url: string | null) {
  const { pathname, search } = new URL(String(url), `http://${shop.host}`);
  const page = await world.running.server.app.inject({
    ...{ method: 'GET', url: pathname + search, headers: { host: shop.host } },
  });
  const fields = [...page.body.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [unescaped(name), unescaped(value)] as const,
  );
  const [, action = ''] = /action="([^"]*)"/.exec(page.body) ?? [];
  return { url: unescaped(action), fields: Object.fromEntries(fields) as Record<string, string> };
}
