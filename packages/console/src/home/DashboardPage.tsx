import type { Output } from '@crossdock/contract/table.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Dashboard.module.css';
import { PaidByDay } from './PaidByDay.tsx';

type Dashboard = Output<'getDashboard'>;

interface Desk {
  readonly text: TextKey;
  readonly to: string;
  readonly search?: Record<string, string>;
  readonly can: Permission;
  readonly count: (board: Dashboard) => number;
  /** Somebody waits for this: anything above nothing stands out. */
  readonly urgent?: true;
}

const desks: readonly Desk[] = [
  {
    text: 'shops.board.toPack',
    to: '/packing',
    can: 'order.pack',
    count: (b) => b.orders.processing,
    urgent: true,
  },
  {
    text: 'shops.board.toShip',
    to: '/shipping',
    can: 'order.ship',
    count: (b) => b.orders.awaitingShipment,
    urgent: true,
  },
  {
    text: 'shops.board.addresses',
    to: '/addresses',
    can: 'address.audit',
    count: (b) => b.audits.addresses,
    urgent: true,
  },
  {
    text: 'shops.board.transfers',
    to: '/transfers',
    can: 'transfer.audit',
    count: (b) => b.audits.transfers,
    urgent: true,
  },
  {
    text: 'shops.board.unclaimed',
    to: '/parcels/unclaimed',
    can: 'parcel.read',
    count: (b) => b.parcels.unclaimed,
    urgent: true,
  },
  {
    text: 'shops.board.unpaid',
    to: '/orders',
    search: { state: 'awaitingPayment' },
    can: 'order.read',
    count: (b) => b.orders.awaitingPayment,
  },
  {
    text: 'shops.board.onTheWay',
    to: '/orders',
    search: { state: 'awaitingSignature' },
    can: 'order.read',
    count: (b) => b.orders.awaitingSignature,
  },
  {
    text: 'shops.board.expected',
    to: '/parcels',
    search: { state: 'forecast' },
    can: 'parcel.read',
    count: (b) => b.parcels.forecast,
  },
  {
    text: 'shops.board.shelved',
    to: '/parcels',
    search: { state: 'shelved' },
    can: 'parcel.read',
    count: (b) => b.parcels.shelved,
  },
  {
    text: 'shops.board.ageing',
    to: '/parcels',
    search: { state: 'shelved' },
    can: 'parcel.read',
    count: (b) => b.parcels.ageing,
  },
];

/** Where every member of staff starts: what waits at the desks they may work at, and how the shop is doing. */
export function DashboardPage() {
  const staff = useStaff();
  const query = useCall('getDashboard', {}, { topics: ['parcels', 'orders', 'addresses', 'wallet'] });
  return (
    <Page
      title={staff.name === '' ? t('shell.nav.home') : t('shops.board.hello', { name: staff.name })}
      intro={t('shops.board.intro')}
    >
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={4} heightPx={120} label={t('shell.loading')} />}
      >
        {(board) => (
          <>
            <nav className={classes.desks} aria-label={t('shops.board.desks')}>
              {desks
                .filter((desk) => staff.may(desk.can))
                .map((desk) => (
                  <DeskCard key={desk.text} desk={desk} count={desk.count(board)} />
                ))}
            </nav>
            {board.money === null ? null : <MoneyOf money={board.money} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function DeskCard({ desk, count }: { desk: Desk; count: number }) {
  return (
    <Link
      to={desk.to}
      search={desk.search ?? {}}
      className={classes.desk}
      data-waiting={(desk.urgent && count > 0) || undefined}
    >
      <span className={classes.count}>{count}</span>
      <span>{t(desk.text)}</span>
    </Link>
  );
}

function MoneyOf({ money }: { money: NonNullable<Dashboard['money']> }) {
  const total = money.days.reduce((sum, day) => sum + day.amountMinor, 0);
  const orders = money.days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <Section title={t('shops.board.money')}>
      <div className={classes.figures}>
        <Stat
          label={t('shops.board.paid')}
          value={<Money minor={total} />}
          note={t('shops.board.paid.orders', { n: orders })}
        />
        <Stat
          label={t('shops.board.owed')}
          value={<Money minor={money.owedMinor} />}
          note={t('shops.board.owed.note')}
        />
      </div>
      <PaidByDay days={money.days} />
    </Section>
  );
}
