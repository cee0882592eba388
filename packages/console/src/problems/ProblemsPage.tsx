import { problemTabs } from '@crossdock/contract/problems/desk.ts';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { RowCheckbox, SelectAllCheckbox } from '@crossdock/ui/rowSelection.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { ProblemFinder, problemSearchOf } from '@crossdock/web/ProblemFinder.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { type ConsolePage, useCall, useFilters, usePage } from '../shell/api.ts';
import { BulkBar } from '../shell/BulkBar.tsx';
import { emptyListTexts } from '../shell/emptyListTexts.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { ListTools } from '../shell/ListTools.tsx';
import type { FilterParams } from '../shell/listFilters.ts';
import { rowFilterParams } from '../shell/listView.ts';
import { PagedList } from '../shell/PagedList.ts';
import { tabCounts } from '../shell/tabCounts.ts';
import { useRowSelection } from '../shell/useRowSelection.ts';
import { useWorkFilterParams, useWorkFilters } from '../shell/useWorkFilters.ts';
import { ProblemItem } from './ProblemItem.tsx';
import { ProblemRules } from './ProblemRules.tsx';
import { problemName, useProblemBulkActions } from './problemBulkActions.ts';
import { RegisterProblemButton } from './RegisterProblem.tsx';

export const Route = createFileRoute('/_shell/problems')({
  staticData: { title: 'problems.title' },
  component: ProblemsPage,
});

/** Problems with parcels: first those that members have answered, the longest waiting on top. */
function ProblemsPage() {
  const [found, setFilters] = useFilters<{ type?: string; words?: string }>();
  const shelves = useListTabs('shelf', problemTabs, 'answered', (key) => t(`problems.shelf.${key}`));
  const shelf = shelves.chosen;
  const sought = problemSearchOf(found);
  const page = usePage(
    'listProblems',
    { shelf, ...sought, ...useWorkFilterParams() },
    { topics: ['problems'] },
  );
  const acts = useProblemBulkActions();
  const [search] = useFilters<FilterParams>();
  const chosen = useRowSelection({
    asked: rowFilterParams(search),
    page,
    rowKey: ({ id }) => id,
    rowName: problemName,
  });
  const counts = countsOfTabs(['answered', 'open', 'overdue'], page.query.data);
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, counts);
  return (
    <Page
      {...nounTitleAndIntro('problems')}
      actions={
        <>
          <ToDisputes />
          <ProblemRules />
          <RegisterProblemButton />
        </>
      }
    >
      <ListTabs {...shelves} label={t('problems.title')} countOf={countOf} />
      <ProblemFinder t={t} {...sought} onSeek={setFilters} />
      <ListTools list="problems" page={page} filters={useWorkFilters()} />
      <BulkBar total={page.total} chosen={chosen} bulk={acts} rowName={problemName} />
      <PagedList page={page} empty={<Nothing page={page} />}>
        {(rows) => (
          <>
            {acts.length > 0 ? <SelectAllCheckbox choosing={chosen.choosing} /> : null}
            <EntryList label={t('problems.title')} rows={rows}>
              {(problem) => (
                <ProblemItem
                  problem={problem}
                  tick={acts.length > 0 ? <RowCheckbox choosing={chosen.choosing} row={problem} /> : null}
                />
              )}
            </EntryList>
          </>
        )}
      </PagedList>
    </Page>
  );
}

function Nothing({ page }: { page: Pick<ConsolePage<unknown>, 'asked'> }) {
  const texts = emptyListTexts(page, ['shelf'], {
    picture: 'done',
    ...titleAndText('problems.none'),
  });
  return <EmptyState {...texts} />;
}

/** A link from problems to disputed measurements. */
function ToDisputes() {
  const { data } = useCall('listDisputes', { pageSize: 10 }, { topics: ['disputes'] });
  return (
    <LinkButton
      to="/disputes"
      small
      look="outline"
      text={data ? t('disputes.waiting', { n: data.open }) : t('disputes.title')}
    />
  );
}
