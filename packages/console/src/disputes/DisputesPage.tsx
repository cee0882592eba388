import { disputeTabs } from '@crossdock/contract/disputes/desk.ts';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Box } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { createFileRoute, Link } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { ListTools } from '../shell/ListTools.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { isListFiltered, tabCounts } from '../shell/tabCounts.ts';
import { useWorkFilterParams, useWorkFilters } from '../shell/useWorkFilters.ts';
import { DisputeItem } from './DisputeItem.tsx';
import { DisputeRules } from './DisputeRules.tsx';

export const Route = createFileRoute('/_shell/disputes')({
  staticData: { title: 'disputes.title' },
  component: DisputesPage,
});

/** Disputed measurements, the longest waiting first, the warehouse's pictures beside the member's. */
function DisputesPage() {
  const shelves = useListTabs('shelf', disputeTabs, 'open', (key) => t(`disputes.shelf.${key}`));
  const shelf = shelves.chosen;
  const words = useListWords();
  const page = usePage('listDisputes', { shelf, words, ...useWorkFilterParams() }, { topics: ['disputes'] });
  const counts = countsOfTabs(['open'], page.query.data);
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, counts);
  return (
    <Page
      {...nounTitleAndIntro('disputes')}
      back={<Link to="/problems">{t('problems.title')}</Link>}
      actions={<DisputeRules />}
    >
      <ListTabs {...shelves} label={t('disputes.title')} countOf={countOf} />
      <Box maxWidth="22rem">
        <SearchFilter label={t('disputes.search')} />
      </Box>
      <ListTools list="disputes" page={page} filters={useWorkFilters()} />
      <PagedList
        page={page}
        empty={
          isListFiltered(page, ['shelf']) ? (
            <EmptyState picture="search" title={t('disputes.noneFound')} />
          ) : (
            <EmptyState picture="done" title={t('disputes.none')} />
          )
        }
      >
        {entryListRenderer(t('disputes.title'), (dispute) => (
          <DisputeItem dispute={dispute} />
        ))}
      </PagedList>
    </Page>
  );
}
