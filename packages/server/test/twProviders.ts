import type { WalletWorld } from './walletWorld.ts';

const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Opens our page that posts a provider's form, and reads the form as a browser does. */
export async function readForm({ world }: WalletWorld, url: string | null) {
  const { pathname, search } = new URL(String(url), `http://${world.tw.host}`);
  const page = await world.running.server.app.inject({
    ...{ method: 'GET', url: pathname + search, headers: { host: world.tw.host } },
  });
  const fields = [...page.body.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [unescaped(name), unescaped(value)] as const,
  );
  const [, action = ''] = /action="([^"]*)"/.exec(page.body) ?? [];
  return { url: unescaped(action), fields: Object.fromEntries(fields) as Record<string, string> };
}

/** The firm lets money go back to where it came from. */
export async function refundingShop({ owner, world }: WalletWorld): Promise<void> {
  const {
    code: _c,
    currency: _m,
    timeZone: _z,
    hosts: _h,
    icon: _i,
    lastExam: _e,
    ...kept
  } = await owner.client.call('getShopSettings', {});
  await owner.client.call('saveShopSettings', { ...kept, refundsToSource: true });
  world.running.services.tenants.forget();
}
