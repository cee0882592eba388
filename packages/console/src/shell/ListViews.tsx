import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { type Filters, useFilters } from '@crossdock/web/filters.ts';
import { IconBookmarks } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { isListViewShown, type ListView, viewName } from './listView.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

interface ViewsProps {
  readonly list: ListWithSavedViews;
  /** The currently shown columns, to be saved with a view. */
  readonly columns: readonly string[] | undefined;
}

/** The saved views of a list: the reader's own and shared ones. One of them can be opened with the list. */
export function ListViews({ list, columns }: ViewsProps) {
  const views = useCall('getListViews', { list }).data?.list;
  const [search] = useFilters<Filters>();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  useFirstView(views, Object.keys(search).length === 0);
  const open = (next: Filters) => void navigate({ to: '.', search: next });
  const shown = views?.find((view) => isListViewShown(view.search, search));
  return (
    <>
      <MenuButton
        named
        icon={IconBookmarks}
        label={shown ? viewName(shown) : t('shell.views')}
        choices={[
          ...(views ?? []).map((view) => ({
            key: `view ${view.staffId} ${view.name}`,
            label: viewName(view),
            checked: view === shown,
            onChoose: () => open(view.search),
          })),
          { key: 'edit', label: t('shell.views.edit'), onChoose: () => setEditing(true) },
        ]}
      />
      {editing ? (
        <ViewsDialog list={list} views={views ?? []} columns={columns} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}

/** Opens the reader's default view once, if the URL has no filters. */
function useFirstView(views: readonly ListView[] | undefined, isBare: boolean): void {
  const navigate = useNavigate();
  const isDecided = useRef(!isBare);
  useEffect(() => {
    // A reader who has already filtered the list keeps these filters.
    if (!isBare) isDecided.current = true;
    if (views === undefined || isDecided.current) return;
    isDecided.current = true;
    const first = views.find(({ opens }) => opens);
    if (first) void navigate({ to: '.', search: first.search, replace: true });
  }, [views, isBare, navigate]);
}
