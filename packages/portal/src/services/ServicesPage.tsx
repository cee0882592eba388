import type { TaskView } from '@crossdock/contract/services/shapes.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { TaskCard } from '../shell/TaskCard.tsx';
import { NewServicePage } from './NewServicePage.tsx';

/** What to have done to one parcel; without one, all work that I ordered. */
export function ServicesPage() {
  const [{ parcelId }] = useFilters<{ parcelId?: string }>();
  return parcelId ? <NewServicePage parcelId={parcelId} /> : <OrderedServices />;
}

/** Unfinished and finished. */
function OrderedServices() {
  const [{ view }, setFilters] = useFilters<{ view?: string }>();
  // Until somebody chooses: what is new since I looked, else what is under way.
  const asked = view === 'finished' ? true : view === 'unfinished' ? false : undefined;
  const probe = usePage('listPhotos', { all: true, finished: asked ?? true }, { topics: ['services'] });
  const { counts } = probe.query.data ?? {};
  const finished =
    asked ??
    (counts !== undefined && (counts.unseen > 0 || (counts.unfinished === 0 && counts.finished > 0)));
  return (
    <Page title={t('services.title')} intro={t('services.intro')} width="narrow">
      <FilterTabs
        label={t('services.title')}
        tabs={([false, true] as const).map((key) => ({
          key,
          label: t(key ? 'services.finished' : 'services.unfinished'),
          count: counts?.[key ? 'finished' : 'unfinished'],
        }))}
        chosen={finished}
        onChoose={(next) => setFilters({ view: next ? 'finished' : 'unfinished' })}
      />
      <Tasks finished={finished} />
    </Page>
  );
}

function Tasks({ finished }: { finished: boolean }) {
  const page = usePage('listPhotos', { all: true, finished }, { topics: ['services'] });
  return (
    <PagedList
      page={page}
      short
      empty={
        <EmptyState
          picture="parcels"
          title={t(finished ? 'services.none.finished' : 'services.none.unfinished')}
          text={t('services.none.text')}
          action={
            <Link to="/myBag" search={{}} className={buttonClass({ look: 'soft' })}>
              {t('services.toParcels')}
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <>
          <Seen tasks={rows} />
          <EntryList label={t('services.title')} rows={rows}>
            {(task) => <TaskCard task={task} whose />}
          </EntryList>
        </>
      )}
    </PagedList>
  );
}

/** What is shown has been seen: the home page asks for it no more. */
function Seen({ tasks }: { tasks: readonly TaskView[] }) {
  const { submit } = useSubmit('seeServices', { quiet: true, refreshes: ['getOrderStatistics'] });
  const unseen = tasks
    .filter(({ seen }) => !seen)
    .map(({ id }) => id)
    .join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for what is shown, whichever way it is sent
  useEffect(() => {
    if (unseen !== '') void submit({ ids: unseen.split(',') });
  }, [unseen]);
  return null;
}
