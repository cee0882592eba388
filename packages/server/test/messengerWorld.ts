import type { Request } from '@crossdock/contract/table.ts';
import { vi } from 'vitest';
import { type LineProvider, startLineProvider } from './lineProvider.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

export type LineLoginAnswer = Request<'getLineIdByCode'>;

export interface MessengerWorld extends World {
  readonly line: LineProvider;
  /** Begins a login, logs in at LINE, and returns LINE's answer. */
  cameBack(shop: WorldShop, login: string): Promise<LineLoginAnswer>;
  ticketFor(shop: WorldShop, login: string): Promise<string>;
  /** A member with this LINE account. */
  bound(shop: WorldShop, login: string): Promise<Person>;
}

/** Two shops. Each has its own channel at one provider that stands in for LINE. */
export async function startMessengerWorld(
  options: Parameters<typeof startWorld>[0] = {},
): Promise<MessengerWorld> {
  const line = await startLineProvider([
    { clientId: 'tw-channel', secret: 'tw-secret', redirects: ['http://tw.test/white'] },
    { clientId: 'th-channel', secret: 'th-secret', redirects: ['http://th.test/white'] },
  ]);
  const world = await startWorld(options);
  // Only demo shops may use a provider on this machine.
  await world.change('shops', {}, { demo: true });
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
    // Each process reads changed settings a moment later.
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
  return { ...world, line, cameBack, ticketFor, bound };
}

let people = 0;
/**
 * A LINE account that nobody has bound. It is as long as a real one, because a short name could occur in a ticket by
 * chance.
 */
export const newLineAccount = (): string => `U${String(++people).padStart(32, '0')}`;

/** The error of a refused attempt, or undefined if it succeeded. */
export async function errorOf(
  attempt: Promise<{ ok: true } | { ok: false; failure: { error: string } }>,
): Promise<string | undefined> {
  const outcome = await attempt;
  return outcome.ok ? undefined : outcome.failure.error;
}
