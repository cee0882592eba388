import { tabClass, tabRowClass } from '@crossdock/ui/Tabs.tsx';
import { useScrollToChosenTab } from '@crossdock/ui/useScrollToChosenTab.ts';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { type TextKey, t } from './i18n.ts';
import { type OptionalFeature, visibleEntries } from './offers.ts';
import { useAccount } from './useAccount.ts';

interface PlaceTab {
  readonly to: NonNullable<LinkProps['to']>;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly text: TextKey;
  readonly offer?: OptionalFeature;
}

/** Routes that are shown as tabs of one page (`docs/decisions/portal-map.md`). */
export const routeTabGroups = {
  parcels: {
    name: 'shell.route.myBag',
    tabs: [
      { to: '/myBag', text: 'shell.route.myBag' },
      { to: '/storage', text: 'shell.route.storage' },
      { to: '/standing', text: 'shell.route.standing' },
      { to: '/plan', text: 'shell.route.plan' },
      { to: '/problem', text: 'shell.route.problem' },
      { to: '/services', text: 'shell.route.services' },
      { to: '/rejection', text: 'shell.route.rejection', offer: 'refusals' },
    ],
  },
  orders: {
    name: 'shell.route.myOrder',
    tabs: [
      { to: '/myOrder', text: 'shell.group.orders' },
      { to: '/express', text: 'shell.route.express' },
      { to: '/afterSales', text: 'shell.route.afterSales' },
      { to: '/commentQix', text: 'shell.route.comment' },
    ],
  },
  wallet: {
    name: 'shell.group.wallet',
    tabs: [
      { to: '/record', text: 'shell.wallet.record' },
      { to: '/spending', text: 'shell.route.spending' },
      { to: '/recharge', text: 'shell.route.recharge' },
      { to: '/bank', text: 'shell.route.bank' },
      { to: '/withdrawal', text: 'shell.route.withdrawal' },
    ],
  },
  rewards: {
    name: 'shell.group.rewards',
    tabs: [
      { to: '/coupon', text: 'shell.route.coupon' },
      { to: '/scores', text: 'shell.route.scores' },
    ],
  },
  receiving: {
    name: 'shell.group.receiving',
    tabs: [
      { to: '/address', text: 'shell.route.address' },
      { to: '/addressZtd', text: 'shell.route.addressZtd' },
      { to: '/declarer', text: 'shell.route.declarer' },
      { to: '/authentication', text: 'shell.route.authentication' },
    ],
  },
  promotion: {
    name: 'shell.group.promotion',
    tabs: [
      { to: '/profit', search: { view: undefined }, text: 'shell.nav.promotionLink' },
      { to: '/memberShare', text: 'shell.nav.share' },
      { to: '/profit', search: { view: 'finance' }, text: 'shell.nav.finance' },
    ],
  },
  vip: {
    name: 'shell.route.vipOrder',
    tabs: [
      { to: '/vipOrder', text: 'shell.route.vipOrder' },
      { to: '/vipOrderFile', text: 'shell.nav.vipUpload', offer: 'vip' },
    ],
  },
  help: {
    name: 'shell.group.help',
    tabs: [
      { to: '/support', text: 'shell.route.support' },
      { to: '/noviceguidance', text: 'shell.route.noviceguidance' },
    ],
  },
} as const satisfies Record<string, { name: TextKey; tabs: readonly PlaceTab[] }>;

type Place = (typeof routeTabGroups)[keyof typeof routeTabGroups];

/** The tabs that the current page belongs to. Each tab is its own route. */
export function RouteTabs({ of }: { of: keyof typeof routeTabGroups }) {
  const place = routeTabGroups[of];
  const tabs: readonly PlaceTab[] = place.tabs;
  // Only optional tabs depend on the account. Groups without them, such as the help, do not request it, because
  // visitors can open them and have no account.
  return tabs.some(({ offer }) => offer) ? <Offered place={place} /> : <Row name={place.name} tabs={tabs} />;
}

function Offered({ place: { name, tabs } }: { place: Place }) {
  return <Row name={name} tabs={visibleEntries<PlaceTab>(tabs, useAccount())} />;
}

function Row({ name, tabs }: { name: TextKey; tabs: readonly PlaceTab[] }) {
  const row = useRef<HTMLElement>(null);
  useScrollToChosenTab(row, useLocation({ select: ({ href }) => href }));
  return (
    <nav ref={row} className={tabRowClass} aria-label={t(name)}>
      {tabs.map(({ to, search, text }) => (
        <Link
          key={text}
          to={to}
          search={search ?? {}}
          className={tabClass}
          activeOptions={{ explicitUndefined: true }}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
