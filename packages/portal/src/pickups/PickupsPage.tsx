import { buttonClass } from '@crossdock/ui/Button.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { PickupCard } from './PickupCard.tsx';

const views = ['open', 'ended'] as const;

interface PickupsPageProps {
  /** Renders a list with the e-invoices of its entries. */
  readonly invoices: (
    ids: readonly string[],
    list: (of: (id: string) => ReactNode) => ReactNode,
  ) => ReactNode;
}

/** The member's pickups, planned and past. */
export function PickupsPage({ invoices }: PickupsPageProps) {
  const [{ view }, setFilters] = useFilters<{ view?: string }>();
  const shelf = views.find((one) => one === view) ?? 'open';
  const page = usePage('getPickTaskList', { shelf }, { topics: ['pickups', 'parcels'] });
  const { counts } = page.query.data ?? {};
  return (
    <Page
      title={t('pickups.title')}
      intro={t('pickups.intro')}
      actions={
        page.query.data?.total === 0 ? null : (
          <Link to="/addGoods" search={{}} className={buttonClass({ small: true })}>
            <IconPlus size={16} aria-hidden /> {t('pickups.new')}
          </Link>
        )
      }
    >
      <FilterTabs
        label={t('pickups.title')}
        tabs={views.map((key) => ({ key, label: t(`pickups.${key}`), count: counts?.[key] }))}
        chosen={shelf}
        onChoose={(next) => setFilters({ view: next })}
      />
      <PagedList
        page={page}
        empty={
          <EmptyState
            picture="parcels"
            title={t(`pickups.none.${shelf}`)}
            text={t('pickups.none.text')}
            action={
              <Link to="/addGoods" search={{}} className={buttonClass()}>
                <IconPlus size={16} aria-hidden /> {t('pickups.new')}
              </Link>
            }
          />
        }
      >
        {(rows) =>
          invoices(
            rows.map(({ id }) => id),
            (of) => (
              <EntryList label={t('pickups.title')} rows={rows}>
                {(task) => <PickupCard task={task} invoice={of(task.id)} />}
              </EntryList>
            ),
          )
        }
      </PagedList>
    </Page>
  );
}
