import { pickupTabs, type StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { pickupStates } from '@crossdock/domain/pickups/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row, TickBox } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPrinter, IconTruckLoading } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTools } from '../shell/ListTools.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { tabCounts } from '../shell/tabCounts.ts';
import { type PickupAction, PickupDialogs } from './PickupDialogs.tsx';
import { PickupFilters } from './PickupFilters.tsx';
import { PickupItem } from './PickupItem.tsx';

export const Route = createFileRoute('/_shell/pickups/')({
  staticData: {
    title: 'pickups.title',
    menu: {
      group: 'warehouse',
      text: 'shell.nav.pickups',
      icon: IconTruckLoading,
      can: 'parcel.read',
      key: '0',
    },
  },
  component: PickupsPage,
});

interface Found {
  shelf?: string;
  day?: string;
  driverId?: string;
  areaId?: string;
  warehouseId?: string;
  state?: string;
  fromDay?: string;
  toDay?: string;
  memberId?: string;
}

/**
 * The filters from the URL; the plan shows today if the URL has no days. A filter that a tab does not offer has no
 * effect there.
 */
function useFound() {
  const [found, setFilters] = useFilters<Found>();
  const { timeZone } = useFormatting();
  const shelf = pickupTabs.find((one) => one === found.shelf) ?? 'toPlan';
  const { areaId, warehouseId, fromDay, toDay, memberId } = found;
  const isSpan = fromDay !== undefined || toDay !== undefined;
  const chosen = found.day ?? dateIn(new Date().toISOString(), timeZone);
  const day = shelf === 'planned' && !isSpan && chosen !== 'all' ? chosen : undefined;
  const several = shelf === 'ended' || shelf === 'all';
  const query = {
    ...{ shelf, day, areaId, warehouseId, fromDay, toDay, memberId },
    driverId: shelf === 'toPlan' ? undefined : found.driverId,
    state: several ? pickupStates.find((one) => one === found.state) : undefined,
    words: useListWords(),
  };
  return { query, setFilters };
}

/** Plans pickups: each gets a day and a driver, is collected, or is marked as impossible. */
function PickupsPage() {
  const { query, setFilters } = useFound();
  const page = usePage('listPickups', query, { topics: ['pickups', 'parcels'] });
  const [doing, setDoing] = useState<PickupAction>();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const mayWork = useStaff().may('pickup.work');
  const [{ data }, { shelf }] = [page.query, query];
  const counts = countsOfTabs(['toPlan', 'planned', 'collected'], data?.counts);
  const countOf = tabCounts(page, { names: ['shelf', 'day'], shown: shelf }, counts);
  const toPlan = shelf === 'toPlan' ? page.rows.filter(({ id }) => picked.has(id)) : [];
  const pick = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <Page
      {...nounTitleAndIntro('pickups')}
      actions={<LinkButton to="/pickups/areas" look="outline" small text={t('pickups.areas')} />}
    >
      <FilterTabs
        label={t('pickups.shelf')}
        tabs={pickupTabs.map((key) => ({ key, label: t(`pickups.shelf.${key}`) }))}
        countOf={countOf}
        chosen={shelf}
        onChoose={(next) => setFilters({ shelf: next === 'toPlan' ? undefined : next })}
      />
      <Late
        data={data}
        onShow={() => setFilters({ shelf: 'planned', day: 'all', fromDay: undefined, toDay: undefined })}
      />
      <PickupFilters {...query} drivers={data?.drivers ?? []} rows={page.rows} onFilter={setFilters}>
        <ListTools list="pickups" page={page} />
      </PickupFilters>
      {shelf === 'toPlan' && mayWork ? (
        <Choosing rows={page.rows} picked={toPlan} onPick={setPicked} onPlan={setDoing} />
      ) : null}
      {shelf === 'planned' && page.rows.length > 0 ? <ToSheet {...query} /> : null}
      <PagedList page={page} empty={<EmptyState picture="parcels" {...titleAndText('pickups.none')} />}>
        {(rows) => (
          <Grid as="ul" gap={12} aria-label={t('pickups.title')}>
            {rows.map((task) => (
              <li key={task.id}>
                <PickupItem
                  task={task}
                  today={data?.today ?? ''}
                  mayWork={mayWork}
                  picked={shelf === 'toPlan' ? picked.has(task.id) : undefined}
                  onPick={() => pick(task.id)}
                  onDo={(how) => setDoing({ how, tasks: [task] })}
                />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
      <PickupDialogs doing={doing} drivers={data?.drivers ?? []} onClose={() => setDoing(undefined)} />
    </Page>
  );
}

function Late({ data, onShow }: { data: Output<'listPickups'> | undefined; onShow: () => void }) {
  if (data === undefined || data.late === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('pickups.late', { n: data.late })}
      action={
        <Button small look="outline" onClick={onShow}>
          {t('pickups.late.show')}
        </Button>
      }
    />
  );
}

function ToSheet({ day, driverId }: { day: string | undefined; driverId: string | undefined }) {
  return (
    <LinkButton
      to="/pickups/sheet"
      search={{ day, driverId }}
      look="soft"
      small
      icon={IconPrinter}
      text={t('pickups.sheet')}
    />
  );
}

interface ChoosingProps {
  readonly rows: readonly StaffPickTask[];
  readonly picked: readonly StaffPickTask[];
  readonly onPick: (ids: ReadonlySet<string>) => void;
  readonly onPlan: (doing: PickupAction) => void;
}

/** Chooses several pickups to plan them together, because pickups near each other can be given to one driver. */
function Choosing({ rows, picked, onPick, onPlan }: ChoosingProps) {
  if (rows.length === 0) return null;
  const all = picked.length === rows.length;
  return (
    <Row gap={8} wrap>
      <Row as="label" gap={8} align="center" rigid minWidth={44} minHeight={44}>
        <TickBox
          type="checkbox"
          checked={all}
          onChange={() => onPick(new Set(all ? [] : rows.map(({ id }) => id)))}
        />
        {t('pickups.plan.all')}
      </Row>
      <Button small disabled={picked.length === 0} onClick={() => onPlan({ how: 'plan', tasks: picked })}>
        {t('pickups.plan.n', { n: picked.length })}
      </Button>
    </Row>
  );
}
