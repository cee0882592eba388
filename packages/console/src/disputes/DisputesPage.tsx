import { disputeShelves } from '@crossdock/contract/disputes/desk.ts';
import { asEntries } from '@crossdock/ui/Entry.tsx';
import { Box } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ListTools } from '../shell/ListTools.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { isNarrowed, tabCounts } from '../shell/tabCounts.ts';
import { useWorkFilters, type WorkFilterParams, workFilterParams } from '../shell/useWorkFilters.ts';
import { DisputeItem } from './DisputeItem.tsx';
import { DisputeRules } from './DisputeRules.tsx';

/** Disputed measurements, the longest waiting first, the warehouse's pictures beside the member's. */
export function DisputesPage() {
  const [found, setFilters] = useFilters<WorkFilterParams & { shelf?: string; words?: string }>();
  const shelf = disputeShelves.find((one) => one === found.shelf) ?? 'open';
  const words = found.words ? String(found.words) : undefined;
  const page = usePage(
    'listDisputes',
    { shelf, words, ...workFilterParams(found) },
    { topics: ['disputes'] },
  );
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, (key) =>
    key === 'open' ? page.query.data?.open : undefined,
  );
  return (
    <Page
      title={t('disputes.title')}
      intro={t('disputes.intro')}
      back={<Link to="/problems">{t('problems.title')}</Link>}
      actions={<DisputeRules />}
    >
      <FilterTabs
        label={t('disputes.title')}
        tabs={disputeShelves.map((key) => ({
          key,
          label: t(`disputes.shelf.${key}`),
          count: countOf(key),
        }))}
        chosen={shelf}
        onChoose={(next) => setFilters({ shelf: next === 'open' ? undefined : next })}
      />
      <Box maxWidth="22rem">
        <SearchField
          label={t('disputes.search')}
          value={words ?? ''}
          onSearch={(next) => setFilters({ words: next })}
        />
      </Box>
      <ListTools list="disputes" page={page} filters={useWorkFilters()} />
      <PagedList
        page={page}
        empty={
          isNarrowed(page, ['shelf']) ? (
            <EmptyState picture="search" title={t('disputes.noneFound')} />
          ) : (
            <EmptyState picture="done" title={t('disputes.none')} />
          )
        }
      >
        {asEntries(t('disputes.title'), (dispute) => (
          <DisputeItem dispute={dispute} />
        ))}
      </PagedList>
    </Page>
  );
}
