import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { personName, street } from './names.ts';
import type { DemoMember } from './people.ts';
import type { pickupPointRows } from './pickupPoints.ts';
import type { Random } from './random.ts';
import { sevenElevens } from './stores.ts';
import { day } from './times.ts';

interface Book {
  readonly member: DemoMember | undefined;
  readonly points: ReturnType<typeof pickupPointRows>;
  readonly auditorId: string;
  readonly now: number;
}

/** Gives the demo member one address of each kind and in each audit state. */
export async function insertAddressBook(tx: Tx, random: Random, book: Book): Promise<void> {
  const { member, auditorId, now } = book;
  const [first] = member?.addresses ?? [];
  if (!member || !first) return;
  const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();
  const entry = (daysAgo: number, changes: Readonly<Record<string, unknown>>) => ({
    ...first,
    id: random.idAt(now - daysAgo * day),
    deliveryType: 2,
    pickupPointId: null,
    store: null,
    isDefault: false,
    detail: street(random, member.region),
    auditedAt: at(daysAgo - 0.1),
    auditedBy: auditorId,
    createdAt: at(daysAgo),
    updatedAt: at(daysAgo - 0.1),
    ...changes,
  });
  const nowhere = { province: '', city: '', detail: '', zip: '' };
  const point = book.points.find(({ country }) => country === first.country);
  await insertRows(tx, 'addresses', [
    entry(0.2, {
      consignee: personName(random, member.region),
      state: 'pending',
      auditedAt: null,
      auditedBy: null,
    }),
    entry(3, { state: 'rejected', rejectReason: '門牌號碼與地圖不符，請確認後重新送出' }),
    ...(point
      ? [entry(40, { ...nowhere, deliveryType: 3, pickupPointId: point.id, country: point.country })]
      : []),
    ...(member.region === 'TW' ? [entry(60, { ...nowhere, deliveryType: 3, store: sevenEleven })] : []),
  ]);
}

const [number = '', name = '', , , address = ''] = sevenElevens[0] ?? [];
const sevenEleven = { number, name, address, phone: '', linkName: '' };
