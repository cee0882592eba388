import type { Request } from '@crossdock/contract/table.ts';
import { vi } from 'vitest';
import { type LineProvider, startLineProvider } from './lineProvider.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

export type Back = Request<'getLineIdByCode'>;

export interface MessengerWorld extends World {
  readonly line: LineProvider;
  /** Begins a login, logs in at LINE, and comes back with its answer. */
  cameBack(shop: WorldShop, login: string): Promise<Back>;
  ticketFor(shop: WorldShop, login: string): Promise<string>;
  /** A member with this LINE account. */
  bound(shop: WorldShop, login: string): Promise<Person>;
}

/** Two shops, each with a channel of its own at the same provider in LINE's place. */
export async function startMessengerWorld(
  options: Parameters<typeof startWorld>[0] = {},
): Promise<MessengerWorld> {
  const line = await startLineProvider([
    { clientId: 'tw-channel', secret: 'tw-secret', redirects: ['http://tw.test/white'] },
    { clientId: 'th-channel', secret: 'th-secret', redirects: ['http://th.test/white'] },
  ]);
  const world = await startWorld(options);
  // Only a demo shop may have this machine itself asked.
  await world.sql('update shops set demo = true');
  for (const [shop, code] of [
    [world.tw, 'tw'],
    [world.th, 'th'],
  ] as const) {
    const owner = await shop.staff();
    await owner.client.call('saveMessengerSettings', {
      registerBind: true,
      line: { issuer: line.issuer, clientId: `${code}-channel`, secret: `${code}-secret` },
      wechat: null,
    });
    // Every process hears of changed settings a moment later.
    await vi.waitFor(() => shop.guest.call('beginLineLogin', {}));
  }
  const cameBack = async (shop: WorldShop, login: string) => {
    const { url, browserKey } = await shop.guest.call('beginLineLogin', {});
    return { ...(await line.signIn(url, login)), browserKey };
  };
  const ticketFor = async (shop: WorldShop, login: string) =>
    (await shop.guest.call('getLineIdByCode', await cameBack(shop, login))).ticket;
  const bound = async (shop: WorldShop, login: string) => {
    const member = await shop.member();
    await member.client.call('bindLine', { ticket: await ticketFor(shop, login) });
    return member;
  };
  const stop = async () => {
    await world.stop();
    await line.stop();
  };
  return { ...world, line, cameBack, ticketFor, bound, stop };
}

let people = 0;
/** A person at a messenger whom nobody knows yet, by a name as long as LINE's own: a short one may stand in a ticket by chance. */
export const somebody = (): string => `U${String(++people).padStart(32, '0')}`;

/** The refusal of an attempt; undefined where it went well. */
export async function errorOf(
  attempt: Promise<{ ok: true } | { ok: false; failure: { error: string } }>,
): Promise<string | undefined> {
  const outcome = await attempt;
  return outcome.ok ? undefined : outcome.failure.error;
}
