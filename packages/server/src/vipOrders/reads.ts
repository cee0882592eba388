import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { countVipOrders, pageOfVipOrders } from './list.store.ts';
import { offeredProducts, pageOfProducts } from './products.store.ts';
import { productOf, staffVipOrderCardOf, vipOrderCardOf } from './view.ts';

const shownAtOnce = 20;

export const findCustomsProducts: Handler<'findCustomsProducts'> = async (tx, actor, { words }) => ({
  list: (await offeredProducts(tx, words, shownAtOnce)).map((row) => productOf(row, actor.lang)),
});

export const getVipSettings: Handler<'getVipSettings'> = async (tx) => (await currentSettings(tx)).vipOrders;

export const listCustomsProducts: Handler<'listCustomsProducts'> = async (tx, actor) => ({
  list: (await offeredProducts(tx, '')).map((row) => productOf(row, actor.lang)),
});

export const listStaffProducts: Handler<'listStaffProducts'> = async (tx, actor, input) => {
  const { list, ...page } = await pageOfProducts(tx, input, input);
  return { ...page, list: list.map((row) => productOf(row, actor.lang)) };
};

export const listStaffVipOrders: Handler<'listStaffVipOrders'> = async (tx, actor, input) => {
  const { shelf, words, memberId } = input;
  const made = requestedPeriod(input, actor.shop);
  const first = shelf === 'all' ? 'newest' : 'oldest';
  const { rows, page } = await pageOfVipOrders(
    tx,
    { shelf, words, memberId, made, byMember: true },
    first,
    input,
  );
  return { list: rows.map((row) => staffVipOrderCardOf(row, actor.lang)), ...page };
};

export const listVipOrders: Handler<'listVipOrders'> = async (tx, actor, input) => {
  const { shelf, words } = input;
  const { memberId } = actor;
  const [{ rows, page }, counts] = await Promise.all([
    pageOfVipOrders(tx, { shelf, words, memberId, byMember: false }, 'newest', input),
    countVipOrders(tx, memberId),
  ]);
  return { list: rows.map((row) => vipOrderCardOf(row, actor.lang)), ...page, counts };
};
