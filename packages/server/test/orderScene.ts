import type { Request } from '@crossdock/contract/table.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import {
  type Choice,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  type Lane,
  type ParcelFields,
} from './orderWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

/**
 * The parts that tests of orders share: a world with one lane, a member with an approved address, and functions for
 * the usual steps of ordering.
 */
export interface OrderScene {
  readonly world: World;
  readonly lane: Lane;
  readonly member: Person;
  readonly address: string;
  /** A parcel on the shelf. It is the member's unless another owner is given. */
  parcel(this: void, fields?: ParcelFields, owner?: Person): Promise<string>;
  /** Submits at the quoted total or at `totalMinor`. If the quote fails, the total is 0. */
  attempt(this: void, choice: Choice, more?: { totalMinor?: number }): ReturnType<typeof attempted>;
}

export async function openOrderScene(card: Partial<RateCard> = {}): Promise<OrderScene> {
  const world = await startWorld();
  const lane = await insertLane(world, world.tw, { card });
  const member = await world.tw.member();
  return {
    world,
    lane,
    member,
    address: await insertApprovedAddress(world, lane, member),
    parcel: (fields = {}, owner = member) => insertShelvedParcel(world, lane, owner, fields),
    attempt: (choice, more = {}) => attempted(member, choice, more.totalMinor),
  };
}

async function attempted(member: Person, choice: Choice, otherMinor: number | undefined) {
  const quoted = await member.client.attempt('quoteOrder', choice);
  const totalMinor = otherMinor ?? (quoted.ok ? quoted.data.totalMinor : 0);
  return member.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true });
}

/** The input that packs a whole order into one box of this weight. */
export const inOneBox = (orderId: string, weightG: number): Request<'packOrder'> => ({
  ...{ orderId, parcelIds: [], allHere: true },
  packages: [{ weightG, lengthMm: 300, widthMm: 200, heightMm: 100 }],
});
