import { expect } from 'vitest';
import { type Buyer, type CouponWorld, faultsOfCoupons, openCouponWorld } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints } from './pointsWorld.ts';

/** The rules for points at the start of these tests. */
export const pointRules = {
  active: true,
  earnPerMinor: 1_000,
  worthMinor: 70,
  minUse: 3,
  maxShareBp: 5_000,
  exchangeable: true,
};

export const openDiscountScene = (): Promise<CouponWorld> => openCouponWorld({ points: pointRules });

/** Checks that the books of coupons, points and money balance. */
export async function checkBooks({ world }: CouponWorld): Promise<void> {
  expect(await faultsOfCoupons(world)).toEqual([]);
  expect(await faultsOfPoints(world)).toEqual([]);
  expect(await faultsOfLedger(world)).toEqual([]);
}

export interface Choice {
  readonly memberCouponId?: string;
  readonly points?: number;
}

export const requestDiscount = (buyer: Buyer, orderId: string, choice: Choice, apply: boolean) =>
  buyer.client.attempt('discountOrder', { orderId, ...choice, apply });

/** The answers to one discount choice, first as a preview and then applied. */
export async function previewAndApplyDiscount(buyer: Buyer, orderId: string, choice: Choice) {
  const before = await buyer.client.call('getOrderCosts', { orderId });
  const asked = await requestDiscount(buyer, orderId, choice, false);
  expect(await buyer.client.call('getOrderCosts', { orderId })).toEqual(before);
  const made = await requestDiscount(buyer, orderId, choice, true);
  const said = (answer: typeof asked) => {
    if (!answer.ok) return { error: answer.failure.error, params: answer.failure.params };
    const { applied: _a, state: _s, ...rest } = answer.data;
    return rest;
  };
  return [said(asked), said(made)];
}
