import type { ProblemRow } from '@crossdock/contract/problems/shapes.ts';
import { problemStates } from '@crossdock/domain/parcels/problems.ts';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Bar, Grid, Muted, Photo, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { ListTabs, useListTabs } from '@crossdock/web/ListTabs.tsx';
import { ProblemFinder, problemSearchOf } from '@crossdock/web/ProblemFinder.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { memberProblemState } from '../shell/memberProblemState.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { ProblemBadge } from './ProblemBadge.tsx';
import classes from './problems.module.css';

export const Route = createFileRoute('/_shell/problem/')({
  staticData: { title: 'shell.route.problem', action: 'myBag' },
  component: ProblemsPage,
});

/** The problems of the member's parcels. Each state has a tab. */
function ProblemsPage() {
  const [found, setFilters] = useFilters<{ type?: string; words?: string }>();
  const tabs = useListTabs('state', ['all', ...problemStates], 'all', (key) =>
    t(key === 'all' ? 'problems.all' : `problems.state.${key}`),
  );
  const state = tabs.chosen === 'all' ? undefined : tabs.chosen;
  const sought = problemSearchOf(found);
  const page = usePage('queryProblems', { state, ...sought }, { topics: ['problems'] });
  return (
    <Page title={t('problems.title')} intro={t('problems.intro')} tabs={<RouteTabs of="parcels" />}>
      <ListTabs
        {...tabs}
        label={t('problems.title')}
        countOf={countsOfTabs(problemStates, page.query.data?.counts)}
      />
      <ProblemFinder t={t} {...sought} onSeek={setFilters} />
      <PagedList page={page} empty={<EmptyState picture="done" {...titleAndText('problems.none')} />}>
        {entryListRenderer(t('problems.title'), (problem) => (
          <ProblemItem problem={problem} />
        ))}
      </PagedList>
    </Page>
  );
}

function ProblemItem({ problem }: { problem: ProblemRow }) {
  const [picture] = problem.pictures;
  return (
    <Link to="/problem/$id" params={{ id: problem.id }} className={classes.item}>
      {picture ? (
        <Photo src={picture.thumb} alt="" square={64} fit="cover" round="control" loading="lazy" />
      ) : null}
      <Grid as="span" gap={4} grow minWidth={0}>
        <Bar as="span" gap={[4, 10]}>
          <strong>{t(`problems.type.${problem.type}`)}</strong>
          <ProblemBadge state={memberProblemState(problem)} overdue={problem.overdue} />
        </Bar>
        <Text lines>{problem.description}</Text>
        <Muted>
          <InlineFacts>
            {problem.blocks && problem.state !== 'resolved' ? t('problems.blocks') : null}
            {problem.parcel.goodsName || null}
            {problem.parcel.courierNumber}
            <When iso={problem.registeredAt} style="date" />
          </InlineFacts>
        </Muted>
      </Grid>
    </Link>
  );
}
