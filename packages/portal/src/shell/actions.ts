/** The menu entry that a route highlights (product specification, section 2). A route without one highlights home. */
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

/** The five tabs of the phone's bottom bar. */
export type Tab = '/home' | '/myBag' | '/newBag' | '/myOrder' | '/me';

/** The tab for each route on a phone. The tab is highlighted, and the link back leads to it. */
export const tabByAction: Readonly<Record<MenuAction, Tab>> = {
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
