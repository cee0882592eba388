import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { type Filters, useFilters } from '@crossdock/web/filters.ts';
import { IconBookmarks } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { isSameSearch, type ListView, viewName } from './listView.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

interface ViewsProps {
  readonly list: ViewedList;
  /** What is shown now, to be saved with a view. */
  readonly columns: readonly string[] | undefined;
}

/** The saved views of a list: one's own and those that the shop shares. One of them may open with the list. */
export function ListViews({ list, columns }: ViewsProps) {
  const views = useCall('getListViews', { list }).data?.list;
  const [search] = useFilters<Filters>();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  useFirstView(views, Object.keys(search).length === 0);
  const open = (next: Filters) => void navigate({ to: '.', search: next });
  const shown = views?.find((view) => isSameSearch(view.search, search));
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

/** Opens the chosen first view once, where the address asks for nothing else. */
function useFirstView(views: readonly ListView[] | undefined, isBare: boolean): void {
  const navigate = useNavigate();
  const isDecided = useRef(!isBare);
  useEffect(() => {
    // Somebody who has already narrowed the list has chosen.
    if (!isBare) isDecided.current = true;
    if (views === undefined || isDecided.current) return;
    isDecided.current = true;
    const first = views.find(({ opens }) => opens);
    if (first) void navigate({ to: '.', search: first.search, replace: true });
  }, [views, isBare, navigate]);
}
