import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatMoney, formatWeight, formatWhen } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { joinSentences } from '@crossdock/web/sentences.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { StorageDays } from './StorageDays.tsx';

export const Route = createFileRoute('/_shell/storage')({
  staticData: { title: 'shell.route.storage', action: 'myBag' },
  component: StorageCalendarPage,
});

type Calendar = Output<'getStorageCalendar'>;

/** Shows the recommended action for the parcels on the shelf, and the cost of each coming day. */
function StorageCalendarPage() {
  const [{ warehouseId }, setFilters] = useFilters<{ warehouseId?: string | undefined }>();
  const query = useCall(
    'getStorageCalendar',
    { warehouseId },
    { topics: ['parcels', 'orders', 'addresses'] },
  );
  return (
    <Page
      title={t('shell.route.storage')}
      intro={t('parcels.calendar.intro')}
      tabs={<RouteTabs of="parcels" />}
    >
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 160 }}>
        {(calendar) =>
          calendar.warehouseId === null ? (
            <EmptyState
              title={t('parcels.calendar.advice.nothing')}
              text={t('parcels.calendar.clock')}
              action={<LinkButton to="/newBag" text={t('parcels.forecast.title')} />}
            />
          ) : (
            <>
              {calendar.warehouses.length > 1 ? (
                <ChoiceBox
                  label={t('parcels.calendar.warehouse')}
                  data={calendar.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
                  value={calendar.warehouseId}
                  onChange={({ target }) => setFilters({ warehouseId: target.value })}
                />
              ) : null}
              <Now calendar={calendar} />
              <StorageDays key={calendar.warehouseId} calendar={calendar} />
              <Notes calendar={calendar} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The recommended action, its reason in amounts and days, and its button. */
function Now({ calendar }: { calendar: Calendar }) {
  const reviewed = calendar.lane.kind !== 'noApprovedAddress';
  const shipped = calendar.parcels.filter(({ obstacle }) => reviewed && obstacle === 'none');
  return (
    <Grid as="section" gap={8} pad={[20, 16]} round="card" fill="soft" tone="on-soft" aria-live="polite">
      <Text as="h2" size={22} strong lineHeight={1.3}>
        {t(`parcels.calendar.advice.${calendar.advice}`)}
      </Text>
      <p>{joinSentences(useReasons(calendar))}</p>
      {shipped.length > 0 ? (
        <Row wrap gap={[4, 8]}>
          <LinkButton
            to="/consolidate"
            search={{ parcels: shipped.map(({ id }) => id).join(',') }}
            look={calendar.advice === 'wait' ? 'soft' : 'primary'}
            text={t('parcels.calendar.ship', { n: shipped.length })}
          />
          <LinkButton to="/plan" look="plain" text={t('shell.route.plan')} />
        </Row>
      ) : null}
    </Grid>
  );
}

/** The sentences below the headline. */
function useReasons({ days, lane, wait, rentBegins, parcels, shippedCount, currency }: Calendar): string[] {
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, currency, formatting);
  const today = days[0];
  const rent = parcels.reduce((sum, { rentMinor }) => sum + rentMinor, 0);
  const price =
    lane.kind === 'found' && today?.totalMinor != null
      ? t('parcels.calendar.now', { n: shippedCount, amount: money(today.totalMinor) })
      : lane.kind === 'found'
        ? ''
        : t(`parcels.calendar.${lane.kind}`);
  const waiting =
    wait.kind === 'none'
      ? ''
      : wait.kind === 'saves'
        ? t('parcels.calendar.saves', { number: wait.courierNumber, amount: money(wait.savesMinor) })
        : t('parcels.calendar.costs', { number: wait.courierNumber });
  const storing =
    rent > 0
      ? t('parcels.calendar.running', { amount: money(rent) })
      : rentBegins === null
        ? ''
        : t('parcels.calendar.begins', { day: formatWhen(rentBegins, 'day', formatting) });
  return [price, waiting, storing].filter((text) => text !== '');
}

/** Explains what the amounts are computed from, and the assumptions. */
function Notes({ calendar }: { calendar: Calendar }) {
  const formatting = useFormatting();
  const { lane, wait, parcels, parcelCount } = calendar;
  return (
    <Grid gap={4}>
      {parcels.length < parcelCount ? (
        <Muted as="p">{t('parcels.calendar.first', { n: parcels.length, total: parcelCount })}</Muted>
      ) : null}
      <Muted as="p">
        {t(
          parcels.some(({ cause }) => cause !== 'shelved')
            ? 'parcels.calendar.clock.told'
            : 'parcels.calendar.clock',
        )}
      </Muted>
      {lane.kind === 'found' ? (
        <Muted as="p">
          {t('parcels.calendar.lane', { channel: lane.channelName, name: lane.consignee })}
        </Muted>
      ) : null}
      {wait.kind === 'none' ? null : (
        <Muted as="p">
          {t('parcels.calendar.assumed', {
            number: wait.courierNumber,
            weight: formatWeight(wait.assumedWeightG, formatting),
            n: wait.arrivesInDays,
          })}
        </Muted>
      )}
    </Grid>
  );
}
