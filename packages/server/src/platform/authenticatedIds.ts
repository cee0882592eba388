declare const shopBrand: unique symbol;
declare const memberBrand: unique symbol;
declare const staffBrand: unique symbol;

/**
 * Ids that were authenticated; their types prevent an id from an input from being used instead. Only the dispatcher,
 * the job runner and the setup of a shop create them.
 */
export type ShopId = string & { readonly [shopBrand]: true };
export type MemberId = string & { readonly [memberBrand]: true };
export type StaffId = string & { readonly [staffBrand]: true };

export const asShopId = (id: string): ShopId => id as ShopId;
export const asMemberId = (id: string): MemberId => id as MemberId;
export const asStaffId = (id: string): StaffId => id as StaffId;
