import {
  type Icon,
  IconAlertTriangle,
  IconArrowsSplit,
  IconBell,
  IconBook2,
  IconBuildingBank,
  IconBuildingStore,
  IconCalculator,
  IconCalendar,
  IconCamera,
  IconCashBanknote,
  IconChartBar,
  IconCirclePlus,
  IconClipboardList,
  IconClipboardPlus,
  IconCoins,
  IconFileUpload,
  IconHeadset,
  IconHome,
  IconId,
  IconLifebuoy,
  IconLink,
  IconListDetails,
  IconMapPin,
  IconMessageCircle,
  IconPackage,
  IconPackageOff,
  IconReceipt,
  IconRepeat,
  IconShare,
  IconShoppingBag,
  IconSpeakerphone,
  IconTicket,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  IconUser,
  IconUserShield,
  IconWallet,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { MenuAction } from './actions.ts';
import type { TextKey } from './i18n.ts';
import type { OptionalFeature } from './offers.ts';

export interface NavEntry {
  readonly text: TextKey;
  readonly icon: Icon;
  readonly to: NonNullable<LinkProps['to']>;
  readonly search?: Readonly<Record<string, string>>;
  /** Other views of the same path that also highlight this entry. */
  readonly views?: readonly string[];
  /** Highlighted while a route with this action is open and no entry matches its path. */
  readonly action?: MenuAction;
  /** Shown if the shop offers it and the member may use it. */
  readonly offer?: OptionalFeature;
}

export interface NavGroup {
  readonly text: TextKey;
  readonly entries: readonly NavEntry[];
}

export const homeEntry: NavEntry = { text: 'shell.nav.home', icon: IconHome, to: '/home', action: 'home' };

/** Entries for features that only some shops offer besides shipping. */
export const shopEntries: readonly NavEntry[] = [
  {
    text: 'shell.route.vipOrder',
    icon: IconClipboardPlus,
    to: '/vipOrder',
    action: 'vipOrder',
    offer: 'vip',
  },
  {
    text: 'shell.nav.vipUpload',
    icon: IconFileUpload,
    to: '/vipOrderFile',
    action: 'vipOrderFile',
    offer: 'vip',
  },
  {
    text: 'shell.route.pickUpGoods',
    icon: IconTruckLoading,
    to: '/pickUpGoods',
    action: 'pickUpGoods',
    offer: 'pickups',
  },
  {
    text: 'shell.route.shopMain',
    icon: IconShoppingBag,
    to: '/shop-main',
    action: 'productList',
    offer: 'products',
  },
];

/** The side menu's groups with every entry that the product specification lists (`docs/decisions/portal-map.md`). */
export const navGroups: readonly NavGroup[] = [
  {
    text: 'shell.group.parcels',
    entries: [
      { text: 'shell.route.newBag', icon: IconCirclePlus, to: '/newBag' },
      { text: 'shell.route.myBag', icon: IconPackage, to: '/myBag', action: 'myBag' },
      { text: 'shell.route.problem', icon: IconAlertTriangle, to: '/problem' },
      { text: 'shell.route.storage', icon: IconCalendar, to: '/storage' },
      { text: 'shell.route.standing', icon: IconRepeat, to: '/standing' },
      { text: 'shell.route.plan', icon: IconArrowsSplit, to: '/plan' },
      { text: 'shell.route.services', icon: IconCamera, to: '/services' },
      {
        text: 'shell.route.rejection',
        icon: IconPackageOff,
        to: '/rejection',
        action: 'rejection',
        offer: 'refusals',
      },
    ],
  },
  {
    text: 'shell.group.orders',
    entries: [
      { text: 'shell.route.myOrder', icon: IconClipboardList, to: '/myOrder', action: 'myOrder' },
      { text: 'shell.nav.orderTracking', icon: IconListDetails, to: '/express', search: { kind: 'order' } },
      { text: 'shell.nav.domesticTracking', icon: IconTruck, to: '/express', search: { kind: 'domestic' } },
      { text: 'shell.nav.logisticsTracking', icon: IconTruckDelivery, to: '/express', action: 'express' },
      { text: 'shell.route.afterSales', icon: IconLifebuoy, to: '/afterSales' },
      { text: 'shell.route.comment', icon: IconMessageCircle, to: '/commentQix' },
      { text: 'shell.route.freightTrial', icon: IconCalculator, to: '/freightTrial' },
    ],
  },
  {
    text: 'shell.group.wallet',
    entries: [
      { text: 'shell.route.record', icon: IconReceipt, to: '/record' },
      { text: 'shell.route.spending', icon: IconChartBar, to: '/spending' },
      { text: 'shell.route.recharge', icon: IconWallet, to: '/recharge', action: 'wallet' },
      { text: 'shell.route.bank', icon: IconBuildingBank, to: '/bank' },
      { text: 'shell.route.withdrawal', icon: IconCashBanknote, to: '/withdrawal' },
      { text: 'shell.route.coupon', icon: IconTicket, to: '/coupon' },
      { text: 'shell.route.scores', icon: IconCoins, to: '/scores' },
    ],
  },
  {
    text: 'shell.group.receiving',
    entries: [
      { text: 'shell.nav.addresses', icon: IconMapPin, to: '/address', action: 'address' },
      { text: 'shell.route.addressZtd', icon: IconBuildingStore, to: '/addressZtd' },
      { text: 'shell.route.declarer', icon: IconId, to: '/declarer', action: 'declarer' },
      {
        text: 'shell.route.authentication',
        icon: IconUserShield,
        to: '/authentication',
        action: 'authentication',
      },
    ],
  },
  { text: 'shell.group.shop', entries: shopEntries },
  {
    text: 'shell.group.promotion',
    entries: [
      { text: 'shell.nav.promotionLink', icon: IconLink, to: '/profit', action: 'profit' },
      { text: 'shell.nav.share', icon: IconShare, to: '/memberShare' },
      { text: 'shell.nav.finance', icon: IconChartBar, to: '/profit', search: { view: 'finance' } },
    ],
  },
  {
    text: 'shell.group.user',
    entries: [
      { text: 'shell.route.member', icon: IconUser, to: '/member', action: 'member' },
      {
        text: 'shell.nav.notices',
        icon: IconBell,
        to: '/answer',
        search: { view: 'mine' },
        views: ['settings'],
      },
    ],
  },
  {
    text: 'shell.group.help',
    entries: [
      { text: 'shell.route.answer', icon: IconSpeakerphone, to: '/answer', action: 'system' },
      { text: 'shell.route.support', icon: IconHeadset, to: '/support' },
      { text: 'shell.route.noviceguidance', icon: IconBook2, to: '/noviceguidance' },
    ],
  },
];

interface Place {
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly action: MenuAction;
}

/** The entry to highlight: matched by path and search, otherwise by path, otherwise by the route's action. */
export function activeEntry({ path, search, action }: Place): NavEntry | undefined {
  const entries = [homeEntry, ...navGroups.flatMap((group) => group.entries)];
  const here = entries.filter((entry) => entry.to === path);
  const exact = here.find(
    (entry) =>
      entry.views?.includes(String(search.view)) ||
      (entry.search && Object.entries(entry.search).every(([key, value]) => search[key] === value)),
  );
  return exact ?? here.find((entry) => !entry.search) ?? entries.find((entry) => entry.action === action);
}
