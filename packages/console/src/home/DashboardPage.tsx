import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { useAuditCounts } from '../shell/audits.ts';
import { t } from '../shell/i18n.ts';
import { Loaded, LoadedSection } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { waitedText } from '../shell/waitingTime.ts';
import { AwaitedRateChanges } from './AwaitedRateChanges.tsx';
import { DailyPaymentsChart } from './DailyPaymentsChart.tsx';
import classes from './Dashboard.module.css';
import { auditDesks, type Dashboard, type Desk, desks } from './desks.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { MissingSetup } from './MissingSetup.tsx';
import { ShopSetupStepList } from './ShopSetupStepList.tsx';
import { Tiles } from './Tiles.tsx';

/** The start page of all staff: the work that waits at the desks they may use, and the shop's figures. */
export function DashboardPage() {
  const staff = useStaff();
  const query = useCall(
    'getDashboard',
    {},
    { topics: ['parcels', 'orders', 'wallet', 'talks', 'vipImports', 'chargebacks', 'payments'] },
  );
  // The steps of a new shop are shown only to staff who may change its settings. All others see their desks, even if
  // those are empty.
  const beginning = staff.may('shop.write') && (query.data?.firstSteps ?? null) !== null;
  return (
    <Page
      title={staff.name === '' ? t('shell.nav.home') : t('shops.board.hello', { name: staff.name })}
      intro={t('shops.board.intro')}
    >
      <MissingSetup />
      <AwaitedRateChanges />
      <FailedJobs />
      {beginning ? null : <Audits />}
      <Loaded query={query} skeleton={{ rows: 4, heightPx: 120 }}>
        {(board) =>
          board.firstSteps && beginning ? (
            <ShopSetupStepList steps={board.firstSteps} />
          ) : (
            <>
              {board.stoppedWebhooks > 0 && staff.may('program.write') ? (
                <Banner tone="danger" title={t('programs.hook.stopped', { n: board.stoppedWebhooks })}>
                  <Link to="/programs" search={{ view: 'webhooks' }}>
                    {t('programs.hook.stopped.go')}
                  </Link>
                </Banner>
              ) : null}
              <Section title={t('shops.board.desks')} plain>
                <Tiles label={t('shops.board.desks')}>
                  {desks
                    .filter((desk) => staff.may(desk.can))
                    .map((desk) => (
                      <DeskCard key={desk.text} desk={desk} count={desk.count(board)} />
                    ))}
                </Tiles>
              </Section>
              {board.money === null ? null : <MoneyOf money={board.money} />}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** Shows how many items wait for a decision in each audit queue, and the age of the oldest. */
function Audits() {
  const staff = useStaff();
  const routes: object = useRouter().routesByPath;
  const mine = auditDesks.filter(({ queue, can }) => staff.may(can) && `/${queue}` in routes);
  const counts = useAuditCounts(mine.length > 0);
  if (mine.length === 0) return null;
  return (
    <LoadedSection title={t('shops.board.audits')} plain query={counts} skeleton={{ rows: 1, heightPx: 120 }}>
      {(waiting) => (
        <Tiles label={t('shops.board.audits')}>
          {mine.map(({ queue }) => (
            <QueueCard key={queue} queue={queue} {...waiting[queue]} />
          ))}
        </Tiles>
      )}
    </LoadedSection>
  );
}

function QueueCard(props: { queue: AuditQueueName; count: number; oldestAt: string | null }) {
  const { queue, count, oldestAt } = props;
  return (
    <Link to={`/${queue}`} className={classes.desk} data-waiting={count > 0 || undefined}>
      <span className={classes.count}>{count}</span>
      <span>{t(`shops.board.${queue}`)}</span>
      {oldestAt === null ? null : (
        <Text size={13}>{t('shops.board.oldest', { time: waitedText(oldestAt) })}</Text>
      )}
    </Link>
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
      <Row gap={[12, 48]} wrap below={16}>
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
      </Row>
      <DailyPaymentsChart days={money.days} />
    </Section>
  );
}
