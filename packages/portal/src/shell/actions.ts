/** Which entry of the menu a route lights up (specification, section 2). A route without one lights up home. */
export type MenuAction =
  | 'home'
  | 'myBag'
  | 'myOrder'
  | 'productList'
  | 'declarer'
  | 'vipOrder'
  | 'vipOrderFile'
  | 'rejection'
  | 'system'
  | 'wallet'
  | 'authentication'
  | 'pickUpGoods'
  | 'profit'
  | 'member'
  | 'address'
  | 'express';

export const defaultAction: MenuAction = 'home';
