import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import {
  type Icon,
  IconAddressBook,
  IconAlertTriangle,
  IconBellRinging,
  IconBook2,
  IconBuildingBank,
  IconBuildingWarehouse,
  IconCashBanknote,
  IconCoins,
  IconDatabaseExport,
  IconHistory,
  IconHome,
  IconId,
  IconLifebuoy,
  IconMail,
  IconMapPin,
  IconMapPinCheck,
  IconMessageStar,
  IconMessages,
  IconPackage,
  IconPackages,
  IconPlugConnected,
  IconReceipt2,
  IconReportMoney,
  IconRoute,
  IconScale,
  IconScan,
  IconSettings,
  IconShare,
  IconShieldLock,
  IconShoppingBag,
  IconSpeakerphone,
  IconStairsUp,
  IconTags,
  IconTicket,
  IconTool,
  IconTruckDelivery,
  IconTruckLoading,
  IconUserShield,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { TextKey } from './i18n.ts';
import { moneyGroups, type PageGroup } from './innerPages.ts';

export interface NavEntry {
  readonly text: TextKey;
  readonly icon: Icon;
  /** A route of the console. An entry whose route does not exist is not shown. */
  readonly to: NonNullable<LinkProps['to']>;
  /** The permission that shows the entry. */
  readonly can: Permission;
  /** The audit queue whose count is shown beside the entry. */
  readonly queue?: AuditQueueName;
  /** Pressing `g` and then this key opens it. */
  readonly key: string;
  /** Its inner pages, for a shop with this currency; shown below the entry while it is open. */
  readonly within?: (currency: string) => readonly PageGroup[];
}

export interface NavGroup {
  readonly text: TextKey;
  readonly entries: readonly NavEntry[];
}

/** What follows from the name of an audit queue: its title, its route, and the count beside it. */
const audit = <Q extends AuditQueueName>(queue: Q) =>
  ({ text: `shell.nav.${queue}`, to: `/${queue}`, queue }) as const;

/** All menu entries of the console. To add one, add an entry here and a route file. */
export const navGroups: readonly NavGroup[] = [
  {
    text: 'shell.group.warehouse',
    entries: [
      { text: 'shell.nav.home', icon: IconHome, to: '/', can: 'home.read', key: 'h' },
      { text: 'shell.nav.desk', icon: IconScan, to: '/desk', can: 'parcel.receive', key: 'd' },
      { text: 'shell.nav.parcels', icon: IconPackage, to: '/parcels', can: 'parcel.read', key: 'p' },
      { text: 'exceptions.title', icon: IconAlertTriangle, to: '/exceptions', can: 'parcel.read', key: '9' },
      { text: 'shell.nav.packing', icon: IconPackages, to: '/packing', can: 'order.pack', key: 'k' },
      { text: 'shell.nav.pickups', icon: IconTruckLoading, to: '/pickups', can: 'parcel.read', key: '0' },
      { text: 'shell.nav.services', icon: IconTool, to: '/services', can: 'parcel.read', key: '7' },
      { text: 'products.title', icon: IconShoppingBag, to: '/goods', can: 'product.read', key: 'g' },
      { text: 'shell.nav.shipping', icon: IconTruckDelivery, to: '/shipping', can: 'order.ship', key: 's' },
      { text: 'shell.nav.orders', icon: IconReceipt2, to: '/orders', can: 'order.read', key: 'o' },
      { text: 'shell.nav.tracking', icon: IconRoute, to: '/tracking', can: 'tracking.write', key: 't' },
    ],
  },
  {
    text: 'shell.group.audits',
    entries: [
      { ...audit('addresses'), icon: IconMapPinCheck, can: 'address.audit', key: 'a' },
      { ...audit('identities'), icon: IconUserShield, can: 'identity.audit', key: 'n' },
      { ...audit('declarers'), icon: IconId, can: 'declarer.audit', key: 'c' },
      { ...audit('transfers'), icon: IconBuildingBank, can: 'transfer.read', key: 'b' },
      { ...audit('withdrawals'), icon: IconCashBanknote, can: 'withdrawal.read', key: 'v' },
      { ...audit('adjustments'), icon: IconScale, can: 'member.adjust', key: 'j' },
      { ...audit('shares'), icon: IconShare, can: 'share.audit', key: 'q' },
      { ...audit('aftersales'), icon: IconLifebuoy, can: 'aftersales.audit', key: '8' },
    ],
  },
  {
    text: 'shell.group.members',
    entries: [
      { text: 'support.desk', icon: IconMessages, to: '/chat', can: 'talk.write', key: '.' },
      { text: 'shell.nav.members', icon: IconAddressBook, to: '/members', can: 'member.read', key: 'm' },
      {
        text: 'shell.nav.wallet',
        icon: IconReportMoney,
        to: '/wallet',
        can: 'wallet.read',
        key: 'w',
        within: moneyGroups,
      },
      { text: 'shell.nav.levels', icon: IconStairsUp, to: '/levels', can: 'member.read', key: 'y' },
      { text: 'shell.nav.comments', icon: IconMessageStar, to: '/comments', can: 'comment.write', key: 'z' },
      {
        text: 'announcements.title',
        icon: IconBellRinging,
        to: '/announcements',
        can: 'announcement.write',
        key: '5',
      },
      { text: 'guide.title', icon: IconBook2, to: '/guide', can: 'guide.write', key: '6' },
      { text: 'shell.nav.messages', icon: IconMail, to: '/messages', can: 'message.read', key: 'x' },
    ],
  },
  {
    text: 'shell.group.rewards',
    entries: [
      { text: 'shell.nav.coupons', icon: IconTicket, to: '/coupons', can: 'coupon.read', key: '1' },
      { text: 'shell.nav.points', icon: IconCoins, to: '/points', can: 'coupon.read', key: '2' },
      { text: 'shell.nav.promotion', icon: IconSpeakerphone, to: '/promotion', can: 'coupon.read', key: '3' },
    ],
  },
  {
    text: 'shell.group.shop',
    entries: [
      { text: 'shell.nav.pricing', icon: IconTags, to: '/pricing', can: 'pricing.read', key: 'r' },
      {
        text: 'shell.nav.warehouses',
        icon: IconBuildingWarehouse,
        to: '/warehouses',
        can: 'warehouse.read',
        key: 'u',
      },
      {
        text: 'shell.nav.pickupPoints',
        icon: IconMapPin,
        to: '/pickupPoints',
        can: 'warehouse.read',
        key: 'i',
      },
      { text: 'shell.nav.staff', icon: IconUsers, to: '/staff', can: 'staff.read', key: 'f' },
      { text: 'shell.nav.audit', icon: IconHistory, to: '/audit', can: 'audit.read', key: 'l' },
      { text: 'staff.security', icon: IconShieldLock, to: '/security', can: 'audit.read', key: '4' },
      { text: 'programs.title', icon: IconPlugConnected, to: '/programs', can: 'program.write', key: ',' },
      { text: 'erasing.title', icon: IconUserX, to: '/erasures', can: 'member.erase', key: '-' },
      { text: 'leaving.title', icon: IconDatabaseExport, to: '/exports', can: 'shop.export', key: ';' },
      { text: 'shell.nav.settings', icon: IconSettings, to: '/shop', can: 'shop.read', key: 'e' },
    ],
  },
];
