/**
 * The groups of the menu, and the order of the pages in each. A page declares its entry itself: its key, its icon and
 * who sees it (`menu` in the `staticData` of its route). A page that is not listed here comes last in its group.
 */
export const menuOrder = {
  warehouse: [
    '/',
    '/desk',
    '/parcels',
    '/exceptions',
    '/packing',
    '/pickups',
    '/services',
    '/goods',
    '/shipping',
    '/orders',
    '/tracking',
  ],
  audits: [
    '/addresses',
    '/identities',
    '/declarers',
    '/transfers',
    '/withdrawals',
    '/adjustments',
    '/shares',
    '/aftersales',
  ],
  members: ['/chat', '/members', '/wallet', '/levels', '/comments', '/announcements', '/guide', '/messages'],
  rewards: ['/coupons', '/points', '/promotion'],
  shop: [
    '/pricing',
    '/warehouses',
    '/pickupPoints',
    '/staff',
    '/audit',
    '/security',
    '/programs',
    '/erasures',
    '/exports',
    '/shop',
  ],
} as const;

export type MenuGroup = keyof typeof menuOrder;

/** The pages in the listed order. Those that are not listed follow in the order of their paths. */
export function sortByMenuOrder<Page extends { readonly to: string }>(
  listed: readonly Page['to'][],
  pages: readonly Page[],
): Page[] {
  const placeOf = ({ to }: Page) => (listed.includes(to) ? listed.indexOf(to) : listed.length);
  return pages.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.to < other.to ? -1 : 1));
}
