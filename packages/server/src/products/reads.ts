import { refuse } from '@crossdock/contract/refusals.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { pageAnswerFields } from '../platform/paging.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { cartAnswer } from './cart.ts';
import {
  allVariants,
  countProductsToReorder,
  findStaffProduct,
  listCategories,
  searchStaffProducts,
} from './desk.store.ts';
import { findListedPurchase, findPurchaseOf, purchaseLines, searchPurchases } from './purchases.store.ts';
import { movementsOf } from './stock.store.ts';
import { findProduct, offeredCategories, searchProducts, variantsOf } from './store.ts';
import {
  editedProductOf,
  productCardOf,
  productOf,
  productRowOf,
  productViewContext,
  purchaseOf,
} from './view.ts';

export const getEditedProduct: Handler<'getEditedProduct'> = async (tx, actor, { id }, services) => {
  const [row, variants] = await Promise.all([findStaffProduct(tx, id), allVariants(tx, id)]);
  return row
    ? editedProductOf(row, variants, productViewContext(tx, actor, services))
    : refuse('row.notFound');
};

export const getProduct: Handler<'getProduct'> = async (tx, actor, { id }, services) => {
  const [row, variants] = await Promise.all([findProduct(tx, id), variantsOf(tx, id)]);
  if (row === undefined || !actor.shop.settings.products.active) return refuse('row.notFound');
  return productOf(row, variants, productViewContext(tx, actor, services));
};

export const getProductSettings: Handler<'getProductSettings'> = async (tx) =>
  (await currentSettings(tx)).products;

export const getPurchase: Handler<'getPurchase'> = async (tx, actor, { id }, services) => {
  if ((await findPurchaseOf(tx, actor.memberId, id)) === undefined) return refuse('row.notFound');
  const [row, lines] = await Promise.all([findListedPurchase(tx, id), purchaseLines(tx, [id])]);
  return purchaseOf(row, lines, productViewContext(tx, actor, services));
};

export const listProductCategories: Handler<'listProductCategories'> = async (tx) => ({
  list: await listCategories(tx),
});

export const listProducts: Handler<'listProducts'> = async (tx, actor, input, services) => {
  const [page, low] = await Promise.all([searchStaffProducts(tx, input), countProductsToReorder(tx)]);
  const reader = productViewContext(tx, actor, services);
  return { ...page, list: page.list.map((row) => productRowOf(row, reader)), low };
};

export const listPurchases: Handler<'listPurchases'> = async (tx, actor, input, services) => {
  const page = await searchPurchases(tx, { ...input, memberId: actor.memberId });
  const lines = await purchaseLines(tx, fieldOf(page.list, 'id'));
  const reader = productViewContext(tx, actor, services);
  return { ...page, list: page.list.map((row) => purchaseOf(row, lines, reader)) };
};

export const listStockMovements: Handler<'listStockMovements'> = async (tx, _actor, input) => {
  const { productId, ...paging } = input;
  const page = await movementsOf(tx, productId, paging);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      purchaseNumber: row.purchaseNumber ?? '',
      by: row.staffName ?? '',
    })),
  };
};

export const queryCart: Handler<'queryCart'> = (tx, actor, _input, services) =>
  cartAnswer(tx, actor, services);

/** If the shop does not sell, the list is empty. */
export const queryProducts: Handler<'queryProducts'> = async (tx, actor, input, services) => {
  if (!actor.shop.settings.products.active)
    return { list: [], ...pageAnswerFields(input, 0, { more: false, next: null }), categories: [] };
  const [page, categories] = await Promise.all([searchProducts(tx, input), offeredCategories(tx)]);
  const reader = productViewContext(tx, actor, services);
  return {
    ...page,
    list: page.list.map((row) => productCardOf(row, reader)),
    categories: categories.map((row) => ({ id: row.id, name: row[actor.lang], count: row.count })),
  };
};
