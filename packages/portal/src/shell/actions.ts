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

/** The five places within reach of a thumb. */
export type Tab = '/home' | '/myBag' | '/newBag' | '/myOrder' | '/me';

/** Under which of the five a phone finds a route: its tab is lit, and the way back leads there. */
export const tabOf: Readonly<Record<MenuAction, Tab>> = {
  home: '/home',
  myBag: '/myBag',
  rejection: '/myBag',
  pickUpGoods: '/me',
  myOrder: '/myOrder',
  express: '/myOrder',
  productList: '/me',
  vipOrder: '/me',
  vipOrderFile: '/me',
  wallet: '/me',
  declarer: '/me',
  authentication: '/me',
  address: '/me',
  profit: '/me',
  member: '/me',
  system: '/me',
};
