import { paymentMethodRows } from '@crossdock/contract/payments/startingMethods.ts';
import { refusals } from '@crossdock/contract/refusals.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { carriersFor } from '@crossdock/domain/pricing/usualCarriers.ts';
import { currencies, smallestCoin } from '@crossdock/domain/shops/currencies.ts';
import { isTimeZone } from '@crossdock/domain/shops/timeZones.ts';
import { z } from 'zod';
import { insertRows } from '../platform/bulk.ts';
import { Database, NoTransaction, type Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { asShopId, type ShopId } from '../platform/scope.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';
import { carrierRows, goodsTypeRows } from './startingRows.ts';

export const newShopFields = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens, starting with a letter')
    .optional(),
  name: z.string().min(1).max(100).optional(),
  host: z
    .string('is missing')
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, 'a host name without port'),
  currency: z
    .string()
    .refine((code) => currencies.includes(code), 'a currency of ISO 4217, such as TWD, THB or JPY')
    .default('TWD'),
  'time-zone': z.string().refine(isTimeZone, 'an IANA zone such as Asia/Taipei').default('Asia/Taipei'),
  lang: z.enum(langs).default('tw'),
  'owner-login': z.string('is missing').min(2).max(100),
  'owner-name': z.string().min(1).max(100).default('Owner'),
  'owner-password': z.string('is missing').min(8).max(200),
});
export type NewShop = z.infer<typeof newShopFields>;

/** A part of a host as a shop's code. */
const codeOf = (label: string): string =>
  `${/^[a-z]/.test(label) ? '' : 'shop-'}${label}`.slice(0, 30).padEnd(2, '0');

/**
 * The codes that a shop may get: the operator's; else the first part of its host, as `ship` of `ship.example.com`;
 * else, if another shop has that code, the whole host, as `ship-example-com`.
 */
const codesFor = ({ code, host }: NewShop): readonly string[] =>
  code === undefined ? [codeOf(host.split('.')[0] ?? ''), codeOf(host.replaceAll('.', '-'))] : [code];

/**
 * Adds a shop with its host, owner, the goods types and payment methods of every shop, and its region's carriers.
 * Answers its id. Throws if another shop has its code or host.
 */
export async function addShop(ownerUrl: string, shop: NewShop): Promise<string> {
  const database = new Database({ url: ownerUrl, role: null, pool: 2, makesShops: true });
  const shopId = asShopId(newId());
  try {
    const weak = await weakPasswordRefusal(shop['owner-password'], [shop['owner-login']]);
    if (weak) throw new Error(`--owner-password: ${refusals[weak.refused].en}`);
    const passwordHash = await hashPassword(NoTransaction.command, shop['owner-password']);
    const codes = codesFor(shop);
    for (const code of codes) {
      const write = database.transact(shopId, (tx) =>
        insertShop(tx, shopId, { ...shop, code, passwordHash }),
      );
      if ((await catchUniqueViolation(write)) !== 'taken') return shopId;
    }
    throw new Error(
      `Another shop has the host ${shop.host} or the code ${codes.join(' or ')}; --code chooses another.`,
    );
  } finally {
    await database.end();
  }
}

async function insertShop(
  tx: Tx,
  shopId: ShopId,
  { passwordHash, ...shop }: NewShop & { readonly passwordHash: string },
): Promise<void> {
  const createdAt = tx.now;
  await insertRows(tx, 'shops', [
    {
      id: shopId,
      code: shop.code,
      name: shop.name ?? shop.host,
      currency: shop.currency,
      timeZone: shop['time-zone'],
      defaultLang: shop.lang,
      // Storage days count from the delivery of the arrival message. Without this setting, they count from the
      // shelving.
      settings: { coinMinor: smallestCoin(shop.currency), storageFrom: 'told' },
      createdAt,
      openedAt: null,
    },
  ]);
  await insertRows(tx, 'shopHosts', [{ host: shop.host, shopId, isPrimary: true }]);
  await insertRows(tx, 'staff', [
    {
      shopId,
      id: newId(),
      login: shop['owner-login'],
      name: shop['owner-name'],
      passwordHash,
      // The password was typed on the operator's command line, so the owner must choose another.
      passwordDue: true,
      roles: ['owner'],
      createdAt,
    },
  ]);
  await insertRows(tx, 'goodsTypes', goodsTypeRows(shopId, newId));
  await insertRows(tx, 'carriers', carrierRows(shopId, carriersFor(shop.currency), newId));
  await insertRows(
    tx,
    'paymentMethods',
    paymentMethodRows(shopId, { currency: shop.currency, isDemo: false }),
  );
}
