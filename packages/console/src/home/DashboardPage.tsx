import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import { waitedText } from '../shell/waiting.ts';
import classes from './Dashboard.module.css';
import { auditDesks, type Dashboard, type Desk, desks } from './desks.ts';
import { PaidByDay } from './PaidByDay.tsx';

const topics = [
  'parcels',
  'orders',
  'wallet',
  'addresses',
  'identity',
  'declarers',
  'transfers',
  'withdrawals',
  'adjustments',
  'shares',
];

/** Where every member of staff starts: what waits at the desks they may work at, and how the shop is doing. */
export function DashboardPage() {
  const staff = useStaff();
  const query = useCall('getDashboard', {}, { topics });
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
            <Audits audits={board.audits} />
            <Section title={t('shops.board.desks')} plain>
              <nav className={classes.desks} aria-label={t('shops.board.desks')}>
                {desks
                  .filter((desk) => staff.may(desk.can))
                  .map((desk) => (
                    <DeskCard key={desk.text} desk={desk} count={desk.count(board)} />
                  ))}
              </nav>
            </Section>
            {board.money === null ? null : <MoneyOf money={board.money} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What waits for a decision, and for how long: nobody should wait unseen. */
function Audits({ audits }: { audits: Dashboard['audits'] }) {
  const staff = useStaff();
  const routes = useRouter().routesByPath as unknown as Readonly<Record<string, unknown>>;
  const mine = auditDesks.filter(({ queue, can }) => staff.may(can) && `/${queue}` in routes);
  if (mine.length === 0) return null;
  return (
    <Section title={t('shops.board.audits')} plain>
      <nav className={classes.desks} aria-label={t('shops.board.audits')}>
        {mine.map(({ queue }) => {
          const { count, oldestAt } = audits[queue];
          return (
            <Link key={queue} to={`/${queue}`} className={classes.desk} data-waiting={count > 0 || undefined}>
              <span className={classes.count}>{count}</span>
              <span>{t(`shops.board.${queue}`)}</span>
              {oldestAt === null ? null : (
                <span className={classes.oldest}>
                  {t('shops.board.oldest', { time: waitedText(oldestAt) })}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
    </Section>
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
