import type { Input, Output, Request } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { defaultPickupSettings, pickupDays } from '@crossdock/domain/pickups/days.ts';
import { measured, picture } from './parcelWorld.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

const today = dateIn(new Date().toISOString(), 'Asia/Taipei');
/** The first two days that the shop offers. */
const [day = '', later = ''] = pickupDays(today, defaultPickupSettings);
export const days = { today, day, later };

type Wish = Input<'addPickTask'>;

/** A shop with one pickup area: 60.00 up to 10 kg, 8.00 for each further kilogram, at most 50 kg. */
export interface PickupsWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly owner: Person;
  readonly clerk: Person;
  readonly area: Request<'savePickupArea'> & { readonly id: string };
  /** The input of a pickup of 12.5 kg in two pieces, which costs 84.00. */
  wish(this: void, more?: Partial<Wish>): Wish;
  ask(this: void, member: Person, more?: Partial<Wish>): Promise<Output<'addPickTask'>>;
  plan(
    this: void,
    ids: string[],
    more?: Partial<Request<'planPickups'>>,
    by?: Person,
  ): ReturnType<Person['client']['attempt']>;
  photo(this: void): Promise<string>;
  collect(this: void, id: string, pieces?: number): ReturnType<typeof collected>;
  /** A member who had 200.00, with a pickup that is planned for a driver. */
  planned(this: void): Promise<{ member: Person; id: string }>;
  /** Requests a pickup in an area with these changes, then deactivates the area. */
  quoted(
    this: void,
    more: Partial<Request<'savePickupArea'>>,
    weightG?: number,
  ): ReturnType<Person['client']['attempt']>;
  receive(this: void, courierNumber: string): Promise<Output<'receiveParcel'>>;
}

const collected = (clerk: Person, id: string, fileIds: readonly string[]) =>
  clerk.client.attempt('collectPickup', {
    id,
    pieces: fileIds.map((one) => ({ fileIds: [one] })),
    note: '兩箱',
  });

export async function openPickupsWorld(): Promise<PickupsWorld> {
  const world = await startWorld({ env: { DATABASE_POOL: '20' } });
  const pay = await openPayWorld(world);
  const { warehouseId } = pay.lane;
  const owner = await world.tw.staff(['owner']);
  const clerk = await world.tw.staff(['warehouse']);
  const fields = {
    ...{
      zh: '广州市区',
      tw: '廣州市區',
      en: 'Guangzhou',
      places: '天河區、白雲區',
      warehouseId,
      active: true,
    },
    ...{ baseMinor: 6_000, baseWeightG: 10_000, stepMinor: 800, maxWeightG: 50_000 },
  };
  const { id: areaId } = await owner.client.call('savePickupArea', fields);
  const wish: PickupsWorld['wish'] = (more = {}) => ({
    ...{ areaId, address: '天河區體育西路 1 號', contact: '陳先生', phone: '020-12345678' },
    ...{ weightG: 12_500, pieces: 2, remark: '到了請打電話', day, part: 'morning' },
    ...more,
  });
  const ask: PickupsWorld['ask'] = (member, more) => member.client.call('addPickTask', wish(more));
  const plan: PickupsWorld['plan'] = (ids, more = {}, by = clerk) =>
    by.client.attempt('planPickups', { ids, day, driverId: clerk.id, ...more });
  const photo = async () =>
    (await clerk.client.call('uploadStaffFile', { purpose: 'pickup' }, { file: picture() })).fileId;
  return {
    ...{ world, pay, owner, clerk, area: { ...fields, id: areaId }, wish, ask, plan, photo },
    collect: async (id, pieces = 2) =>
      collected(clerk, id, await Promise.all(Array.from({ length: pieces }, photo))),
    planned: async () => {
      const member = await pay.memberWith(20_000);
      const { id } = await ask(member);
      await plan([id]);
      return { member, id };
    },
    quoted: async (more, weightG = 12_500) => {
      const { id } = await owner.client.call('savePickupArea', { ...fields, ...more });
      const member = await pay.memberWith(50_000);
      const asked = await member.client.attempt('addPickTask', wish({ areaId: id, weightG }));
      await owner.client.call('savePickupArea', { ...fields, ...more, id, active: false });
      return asked;
    },
    receive: (courierNumber) =>
      clerk.client.call('receiveParcel', { courierNumber, warehouseId, labelHint: '', ...measured }),
  };
}

/** A member's pickups, as the member reads them. */
const mine = async (member: Person) => (await member.client.call('getPickTaskList', {})).list;
export const readByMember = {
  mine,
  stateOf: async (member: Person) => (await mine(member)).map(({ state }) => state),
  told: async (member: Person) => (await member.client.call('listNotifications', {})).list[0],
};
