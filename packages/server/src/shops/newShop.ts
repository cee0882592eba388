import { defaultGoodsClass, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import pg from 'pg';
import { z } from 'zod';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { goodsTypeNames } from './goodsTypeNames.ts';

export const newShopFields = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens, starting with a letter'),
  name: z.string().min(1).max(100),
  host: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, 'a host name without port'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as TWD'),
  'time-zone': z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'an IANA zone such as Asia/Taipei'),
  lang: z.enum(['zh', 'tw', 'en']).default('tw'),
  'owner-login': z.string().min(2).max(100),
  'owner-name': z.string().min(1).max(100).default('Owner'),
  'owner-password': z.string().min(8).max(200),
});
export type NewShop = z.infer<typeof newShopFields>;

const methods = [
  {
    code: 'balance',
    zh: '余额支付',
    tw: '餘額付款',
    en: 'Balance',
    orders: true,
    recharge: false,
    active: true,
  },
  { code: 'card', zh: '信用卡', tw: '信用卡', en: 'Card', orders: true, recharge: true, active: true },
  {
    code: 'bank',
    zh: '银行转账',
    tw: '銀行轉帳',
    en: 'Bank transfer',
    orders: true,
    recharge: true,
    active: true,
  },
  {
    code: 'cod',
    zh: '货到付款',
    tw: '貨到付款',
    en: 'Cash on delivery',
    orders: true,
    recharge: false,
    active: true,
  },
  {
    code: 'sandbox',
    zh: '测试支付',
    tw: '測試付款',
    en: 'Sandbox payment',
    orders: true,
    recharge: true,
    active: false,
  },
] as const;

/** Adds a shop with its host, its owner, the goods types and the payment methods every shop starts with. Answers its id. */
export async function addShop(ownerUrl: string, shop: NewShop, now: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const shopId = newId();
  try {
    const passwordHash = await hashPassword(shop['owner-password']);
    await client.query('begin');
    await client.query(
      `insert into shops (id, code, name, currency, time_zone, default_lang, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [shopId, shop.code, shop.name, shop.currency, shop['time-zone'], shop.lang, now],
    );
    await client.query('insert into shop_hosts (host, shop_id, is_primary) values ($1, $2, true)', [
      shop.host,
      shopId,
    ]);
    await client.query(`set local app.shop_id = '${shopId}'`);
    await client.query(
      `insert into staff (shop_id, id, login, name, password_hash, roles, created_at) values ($1, $2, $3, $4, $5, '{owner}', $6)`,
      [shopId, newId(), shop['owner-login'], shop['owner-name'], passwordHash, now],
    );
    await insertDefaults(client, shopId);
    await client.query('commit');
    return shopId;
  } finally {
    await client.end();
  }
}

async function insertDefaults(client: pg.Client, shopId: string): Promise<void> {
  for (const [position, code] of goodsTypes.entries()) {
    const { zh, tw, en } = goodsTypeNames[code];
    await client.query(
      'insert into goods_types (shop_id, id, code, zh, tw, en, goods_class, position) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [shopId, newId(), code, zh, tw, en, defaultGoodsClass[code], position],
    );
  }
  for (const [position, method] of methods.entries()) {
    await client.query(
      `insert into payment_methods (shop_id, code, zh, tw, en, for_orders, for_recharge, active, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        shopId,
        method.code,
        method.zh,
        method.tw,
        method.en,
        method.orders,
        method.recharge,
        method.active,
        position,
      ],
    );
  }
}
