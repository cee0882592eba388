import { taskTabs } from '@crossdock/contract/services/desk.ts';
import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { serviceKinds } from '@crossdock/domain/services/kinds.ts';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconTool } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { emptyListTexts } from '../shell/emptyListTexts.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { ListTools } from '../shell/ListTools.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { tabCounts } from '../shell/tabCounts.ts';
import { useWorkFilterParams, useWorkFilters } from '../shell/useWorkFilters.ts';
import { TaskEndDialogs, type TaskEnding } from './TaskEndDialogs.tsx';
import { TaskItem } from './TaskItem.tsx';

export const Route = createFileRoute('/_shell/services/')({
  staticData: {
    title: 'services.title',
    menu: { group: 'warehouse', text: 'shell.nav.services', icon: IconTool, can: 'parcel.read', key: '7' },
  },
  component: ServicesPage,
});

/** Tasks that members ordered: found by a scan, taken, finished with pictures, or marked as impossible. */
function ServicesPage() {
  const [found, setFilters] = useFilters<{ kind?: string; shelf?: string; words?: string }>();
  const shelves = useListTabs('shelf', taskTabs, 'open', (key) => t(`services.shelf.${key}`));
  const shelf = shelves.chosen;
  const kind = serviceKinds.find((one) => one === found.kind);
  const words = useListWords();
  const page = usePage(
    'listServiceTasks',
    { shelf, kind, words, ...useWorkFilterParams() },
    { topics: ['services'] },
  );
  const [ending, setEnding] = useState<TaskEnding>();
  const mayWork = useStaff().may('service.work');
  const first = page.query.isPlaceholderData ? undefined : page.rows[0];
  const end = (how: TaskEnding['how']) => {
    if (first && mayWork && ending === undefined && shelf !== 'done') setEnding({ task: first, how });
  };
  useKeys({ 'mod+enter': () => end('finish'), 'mod+m': () => end('fail') });
  const open = page.query.data?.open ?? [];
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, (key) =>
    key === 'open' ? page.query.data?.open.reduce((sum, { count }) => sum + count, 0) : null,
  );
  return (
    <Page
      {...nounTitleAndIntro('services')}
      actions={<LinkButton to="/services/catalogue" look="outline" small text={t('services.catalogue')} />}
    >
      <Finders
        open={open}
        mayWork={mayWork}
        onCode={(words) => setFilters({ words, shelf: undefined, kind: undefined })}
      />
      <ListTabs {...shelves} label={t('services.shelf')} countOf={countOf} />
      <ListTools list="services" page={page} filters={useWorkFilters()} />
      <PagedList
        page={page}
        empty={
          <>
            <EmptyState
              {...emptyListTexts(page, ['shelf'], {
                picture: 'done',
                ...titleAndText('services.none'),
              })}
            />
            <ScannedItemActions code={words ?? ''} desk="services" />
          </>
        }
      >
        {entryListRenderer(t('services.title'), (task) => (
          <TaskItem task={task} mayWork={mayWork} onEnd={(how) => setEnding({ task, how })} />
        ))}
      </PagedList>
      <TaskEndDialogs ending={ending} onClose={() => setEnding(undefined)} />
    </Page>
  );
}

interface FindersProps {
  readonly open: Open;
  readonly mayWork: boolean;
  readonly onCode: (code: string) => void;
}

/** A scan finds a parcel's tasks, whatever filters are set. */
function Finders({ open, mayWork, onCode }: FindersProps) {
  const kind = useListChoice('kind', serviceKinds, (one) => kindLabel(one, open));
  return (
    <FilterRow>
      <ScanBox
        label={t('services.scan')}
        onHeard={({ text }) => {
          const { code } = recogniseScan(text);
          if (code !== '') onCode(code);
        }}
        description={mayWork ? t('services.keys', { finish: 'Ctrl + Enter', fail: 'Ctrl + M' }) : undefined}
      />
      <SearchFilter label={t('services.search')} />
      <ChoiceFilter {...kind} label={t('services.kinds')} any={t('services.kinds.all')} />
    </FilterRow>
  );
}

type Open = readonly { readonly kind: string; readonly count: number }[];

function kindLabel(kind: (typeof serviceKinds)[number], open: Open): string {
  const count = open.find((one) => one.kind === kind)?.count;
  return count === undefined ? t(`services.kind.${kind}`) : `${t(`services.kind.${kind}`)} (${count})`;
}
