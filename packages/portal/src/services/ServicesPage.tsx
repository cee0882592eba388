import type { TaskView } from '@crossdock/contract/services/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { ServiceTaskCard } from '../shell/ServiceTaskCard.tsx';
import { NewServicePage } from './NewServicePage.tsx';

interface ServicesPageProps {
  /** The member's setting for e-invoices. */
  readonly invoice: ReactNode;
  /**
   * Reads the e-invoices of the entries in `ids`, and renders `list` with a function that returns the e-invoices of
   * one entry.
   */
  readonly invoices: (
    ids: readonly string[],
    list: (of: (id: string) => ReactNode) => ReactNode,
  ) => ReactNode;
}
type Invoiced = Pick<ServicesPageProps, 'invoices'>;

/** Orders a service for one parcel. Without a parcel in the URL, lists all services that the member ordered. */
export function ServicesPage({ invoice, invoices }: ServicesPageProps) {
  const [{ parcelId }] = useFilters<{ parcelId?: string }>();
  return parcelId ? (
    <NewServicePage parcelId={parcelId} invoice={invoice} />
  ) : (
    <OrderedServices invoices={invoices} />
  );
}

const views = ['unfinished', 'finished', 'notDone'] as const;
type View = (typeof views)[number];
const askedOf = { unfinished: { finished: false }, finished: { finished: true }, notDone: { notDone: true } };

/** The ordered services, by state. */
function OrderedServices({ invoices }: Invoiced) {
  const [{ view }, setFilters] = useFilters<{ view?: string }>();
  // Until the member chooses a view, the page shows the view with unseen tasks, otherwise the tasks in progress.
  const asked = views.find((one) => one === view);
  const probe = usePage(
    'listPhotos',
    { all: true, ...askedOf[asked ?? 'finished'] },
    { topics: ['services'] },
  );
  const { counts } = probe.query.data ?? {};
  // Seen tasks are no longer new, but the page stays on the view that it opened.
  const [opened, setOpened] = useState<View | undefined>();
  if (opened === undefined && counts) setOpened(newest(counts));
  const chosen = asked ?? opened ?? 'unfinished';
  return (
    <Page title={t('services.title')} intro={t('services.intro')} tabs={<RouteTabs of="parcels" />}>
      <FilterTabs
        label={t('services.title')}
        tabs={views.map((key) => ({ key, label: t(`services.${key}`) }))}
        countOf={countsOfTabs(views, counts)}
        chosen={chosen}
        onChoose={(next) => setFilters({ view: next })}
      />
      <Tasks view={chosen} invoices={invoices} />
    </Page>
  );
}

/** The view with something the member has not seen; otherwise what is in progress, otherwise what is done. */
function newest(counts: Output<'listPhotos'>['counts']): View {
  if (counts.unseen > 0) return counts.unseenNotDone === counts.unseen ? 'notDone' : 'finished';
  return counts.unfinished === 0 && counts.finished > 0 ? 'finished' : 'unfinished';
}

function Tasks({ view, invoices }: Invoiced & { view: View }) {
  const page = usePage('listPhotos', { all: true, ...askedOf[view] }, { topics: ['services'] });
  return (
    <PagedList
      page={page}
      empty={
        <EmptyState
          picture="parcels"
          title={t(`services.none.${view}`)}
          text={t('services.none.text')}
          action={<LinkButton to="/myBag" search={{}} look="soft" text={t('services.toParcels')} />}
        />
      }
    >
      {(rows) => (
        <>
          <Seen tasks={rows} />
          {invoices(paidAlone(rows), (of) => (
            <EntryList label={t('services.title')} rows={rows}>
              {(task) => <ServiceTaskCard task={task} whose invoice={of(task.id)} />}
            </EntryList>
          ))}
        </>
      )}
    </PagedList>
  );
}

/**
 * The ids of services that were paid from the balance and not with an order, so that they have e-invoices of their
 * own.
 */
const paidAlone = (tasks: readonly TaskView[]): string[] =>
  tasks.filter(({ payer, amountMinor }) => payer === 'balance' && amountMinor > 0).map(({ id }) => id);

/** Marks the shown tasks as seen, so that the home page no longer mentions them. */
function Seen({ tasks }: { tasks: readonly TaskView[] }) {
  const { submit } = useSubmit('seeServices', { quiet: true, refreshes: ['getOrderStatistics'] });
  const unseen = tasks
    .filter(({ seen }) => !seen)
    .map(({ id }) => id)
    .join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for what is shown
  useEffect(() => {
    if (unseen !== '') void submit({ ids: unseen.split(',') });
  }, [unseen]);
  return null;
}
