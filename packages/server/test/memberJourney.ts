import type { Client } from '@crossdock/contract/client.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { solvedCaptcha } from './captchaSolver.ts';
import { password, type World, type WorldShop } from './world.ts';

let made = 0;

/** A valid and unique registration input with every field filled. */
export function newcomer(changes: Partial<Request<'register'>> = {}): Request<'register'> {
  const n = String(++made).padStart(6, '0');
  return {
    account: `newcomer${n}`,
    name: '林小美',
    areaCode: '886',
    phone: `0955${n}`,
    email: `newcomer${n}@example.com`,
    password,
    confirmPassword: password,
    code: '000000',
    agreements: { service: true, carrier: true },
    ...changes,
  };
}

/** The six digits in the latest message to a recipient, read from the table of outgoing messages. */
export async function sentCode(world: World, shop: WorldShop, recipient: string): Promise<string> {
  const [row] = await world.sql<{ body: string }>(
    'select body from outgoing_messages where shop_id = $1 and recipient = $2 order by id desc limit 1',
    [shop.id, recipient],
  );
  const [code] = /\d{6}/.exec(row?.body.replace(/\+\d+/g, '') ?? '') ?? [];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** Registers a newcomer with captcha and code. */
export async function registerNewcomer(
  world: World,
  shop: WorldShop,
  changes: Partial<Request<'register'>> = {},
) {
  const input = newcomer(changes);
  await askCode(shop.guest, input);
  const code = await sentCode(world, shop, `+886${input.phone.slice(1)}`);
  const session = await shop.guest.call('register', { ...input, code });
  return { input, session, client: shop.as(session.token) };
}

export async function askCode(guest: Client, input: { areaCode: string; phone: string }) {
  const captcha = await solvedCaptcha(guest);
  return guest.call('registerSendCode', { ...captcha, areaCode: input.areaCode, phone: input.phone });
}
