import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callApiInPage, tokenIn } from './newShop.ts';
import { onePixel } from './uploads.ts';
import { callAsDemoLogin, tokenOf } from './visit.ts';

interface Goods {
  readonly goodsType: string;
  readonly lengthMm: number;
}

/**
 * Forecasts a parcel and receives it on a shelf of the warehouse in Guangzhou, with a picture. Returns the parcel's
 * id.
 */
export async function createShelvedParcel(
  phone: Page,
  clerk: Page,
  origin: string,
  { goodsType, lengthMm }: Goods,
) {
  const courierNumber = `SF9${randomInt(10_000_000, 99_999_999)}${randomInt(1_000, 9_999)}`;
  const member = await tokenIn(phone, 'crossdock.token');
  const { list } = await callApiInPage<{ list: { id: string }[] }>(
    phone,
    'POST',
    'Centralized/SubBillCode',
    member,
    { billCode: courierNumber, goodsType, goodsName: '日用品', goodsCount: 1, declaredValueMinor: 30_000 },
  );
  const owner = await tokenOf(clerk, origin, 'console', 'owner');
  const houses = await callAsDemoLogin<{ id: string; code: string }[]>(
    clerk,
    origin,
    ['console', 'owner'],
    'staff/warehouses',
  );
  const warehouseId = houses.find(({ code }) => code === 'GZ')?.id;
  await callApiInPage(clerk, 'POST', 'staff/parcels/receive', owner, {
    ...{ billCode: courierNumber, warehouseId, shelfCode: 'A-01-2' },
    ...{ weightG: 1_500, lengthMm, widthMm: 200, heightMm: 100 },
  });
  const photo = await clerk.request.post(`${origin}/api/staff/parcels/photo`, {
    headers: { authorization: `Bearer ${owner}` },
    multipart: {
      billCode: courierNumber,
      file: { name: 'parcel.png', mimeType: 'image/png', buffer: onePixel },
    },
  });
  expect(photo.ok(), await photo.text()).toBe(true);
  return list[0]?.id ?? '';
}
