import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { changeStock } from './changeStock.ts';
import { exportPurchases } from './exportPurchases.ts';
import { exportStockMovements } from './exportStockMovements.ts';
import { getEditedProduct } from './getEditedProduct.ts';
import { getProduct } from './getProduct.ts';
import { getProductSettings } from './getProductSettings.ts';
import { getPurchase } from './getPurchase.ts';
import { listProductCategories } from './listProductCategories.ts';
import { listProducts } from './listProducts.ts';
import { listPurchases } from './listPurchases.ts';
import { listStockMovements } from './listStockMovements.ts';
import { queryCart } from './queryCart.ts';
import { queryProducts } from './queryProducts.ts';
import { removeCartItem } from './removeCartItem.ts';
import { saveProduct } from './saveProduct.ts';
import { saveProductCategory } from './saveProductCategory.ts';
import { saveProductSettings } from './saveProductSettings.ts';
import { setCartItem } from './setCartItem.ts';

export const productHandlers = {
  changeStock,
  exportStockMovements,
  exportPurchases,
  getEditedProduct,
  getProduct,
  getProductSettings,
  getPurchase,
  listProductCategories,
  listProducts,
  listPurchases,
  listStockMovements,
  queryCart,
  queryProducts,
  removeCartItem,
  saveProduct,
  saveProductCategory,
  saveProductSettings,
  setCartItem,
} satisfies Partial<Handlers<CallTable>>;
