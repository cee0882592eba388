import type { Page } from '@playwright/test';
import { callApiInPage, type NewShop, tokenIn } from './newShop.ts';

/** Adds the shop's first goods, for 300. Returns the id of their variant. */
export async function addGoodsForSale({ clerk }: NewShop): Promise<string> {
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  const staff = <T>(method: 'GET' | 'POST', path: string, input: unknown = {}) =>
    callApiInPage<T>(clerk, method, `staff/${path}`, boss, input);
  const storage = { by: 'weight', unit: 1000, dayRateMinor: 100, capMinor: null, abandonAfterDays: null };
  const { id: warehouseId } = await staff<{ id: string }>('POST', 'warehouses', {
    ...{
      code: 'CAN',
      name: '廣州倉',
      linkman: '{userName}',
      phone: '02088888888',
      address: '廣州市',
      zip: '',
    },
    ...{ freeStorageDays: 30, storage, closedDays: [] },
  });
  const types = await staff<{ id: string }[]>('GET', 'goods-types');
  const names = { zh: '茶', tw: '茶', en: 'Tea' };
  const { id: categoryId } = await staff<{ id: string }>('POST', 'products/categories', names);
  const variant = {
    ...{ sku: 'TEA-1', zh: '', tw: '', en: '', priceMinor: 30_000, weightG: 250, lowStock: 0, active: true },
    ...{ lengthMm: 200, widthMm: 100, heightMm: 50 },
  };
  const { variants } = await staff<{ variants: { id: string }[] }>('POST', 'products/save', {
    ...{ texts: { tw: { title: '凍頂烏龍', html: '<p>春茶</p>' } }, categoryId, warehouseId, shelfCode: '' },
    ...{ goodsTypeId: types[0]?.id, fileIds: [], variants: [variant], active: true },
  });
  const variantId = variants[0]?.id ?? '';
  await staff('POST', 'products/stock', { variantId, kind: 'received', pieces: 3 });
  return variantId;
}

/** The member orders one piece. Returns the order's id. */
export async function buyOne(phone: Page, variantId: string): Promise<string> {
  const member = await tokenIn(phone, 'crossdock.token');
  await callApiInPage(phone, 'POST', 'Shop/SetCartItem', member, { variantId, quantity: 1 });
  const bought = { variantIds: [variantId], totalMinor: 30_000 };
  return (await callApiInPage<{ id: string }>(phone, 'POST', 'Shop/BuyCart', member, bought)).id;
}

/** The member orders one piece and pays from a balance that the owner credited. Returns the order's number. */
export async function buyFromBalance(phone: Page, shop: NewShop, variantId: string): Promise<string> {
  const [boss, member] = [
    await tokenIn(shop.clerk, 'crossdock.console.token'),
    await tokenIn(phone, 'crossdock.token'),
  ];
  const { id: memberId } = await callApiInPage<{ id: string }>(phone, 'GET', 'Member/GetMemberInfo', member);
  const given = { memberId, amountMinor: 30_000, reason: '開幕' };
  await callApiInPage(shop.clerk, 'POST', 'staff/wallet/adjust', boss, given);
  const orderId = await buyOne(phone, variantId);
  await callApiInPage(phone, 'POST', 'Pay/ToBalancePay', member, { orderId });
  const { list } = await callApiInPage<{ list: { id: string; number: string }[] }>(
    shop.clerk,
    'GET',
    'staff/products/purchases',
    boss,
  );
  return list.find(({ id }) => id === orderId)?.number ?? '';
}
