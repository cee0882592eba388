import { buttonClass } from '@crossdock/ui/Button.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { ListTabs, useListTabs } from '@crossdock/web/ListTabs.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { PickupCard } from './PickupCard.tsx';

const views = ['open', 'ended'] as const;

interface PickupsPageProps {
  /**
   * Reads the e-invoices of the entries in `ids`, and renders `list` with a function that returns the e-invoices of
   * one entry.
   */
  readonly invoices: (
    ids: readonly string[],
    list: (of: (id: string) => ReactNode) => ReactNode,
  ) => ReactNode;
}

/** The member's pickups, planned and past. */
export function PickupsPage({ invoices }: PickupsPageProps) {
  const tabs = useListTabs('view', views, 'open', (key) => t(`pickups.${key}`));
  const shelf = tabs.chosen;
  const page = usePage('getPickTaskList', { shelf }, { topics: ['pickups', 'parcels'] });
  const { counts } = page.query.data ?? {};
  return (
    <Page
      title={t('pickups.title')}
      intro={t('pickups.intro')}
      actions={
        <Link to="/addGoods" search={{}} className={buttonClass({ small: true })}>
          <IconPlus size={16} aria-hidden /> {t('pickups.new')}
        </Link>
      }
    >
      <ListTabs {...tabs} label={t('pickups.title')} countOf={countsOfTabs(views, counts)} />
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
