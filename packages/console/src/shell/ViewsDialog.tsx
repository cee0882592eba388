import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { MenuButton, type MenuChoice } from '@crossdock/ui/MenuButton.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type Filters, useFilters } from '@crossdock/web/filters.ts';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSubmit } from './api.ts';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { type ListView, urlParamsToSave, viewName, viewNameForCopy } from './listView.ts';
import { useStaff } from './staff.ts';

interface DialogProps {
  readonly list: ListWithSavedViews;
  readonly views: readonly ListView[];
  readonly columns: readonly string[] | undefined;
  readonly onClose: () => void;
}

/**
 * Saves the current filters and columns under a name, and manages views: rename, share, copy, delete, open by
 * default.
 */
export function ViewsDialog({ list, views, columns, onClose }: DialogProps) {
  const [search, place] = useFilters<Filters>();
  const [renamed, setRenamed] = useState<ListView>();
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<ListView>();
  const own = views.filter(({ mine }) => mine).map((view) => view.name);
  const refreshes = ['getListViews'] as const;
  const save = useSubmit('saveListView', { refreshes, quiet: true });
  const remove = useSubmit('removeListView', { refreshes });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const saved = renamed?.search ?? urlParamsToSave(search, columns);
    const done = await save.submit({ list, name, search: saved, ...(renamed ? { was: renamed.name } : {}) });
    if (!done.ok) return;
    setName('');
    setRenamed(undefined);
    if (renamed) return;
    // The URL now contains everything that the view stores, so the list shows the view.
    if (saved.columns !== undefined) place({ columns: saved.columns }, { keepPage: true });
    onClose();
  };
  const edit = (view: ListView) => {
    setRenamed(view);
    setName(view.name);
  };
  const drop = async (view: ListView) => {
    if ((await remove.submit({ list, name: view.name })).ok) setRemoved(view);
  };
  return (
    <Dialog opened title={t('shell.views.edit')} onClose={onClose}>
      <Stack gap={12}>
        <Grid as="form" columns="minmax(0, 1fr) auto" gap={8} align="end" onSubmit={submit} noValidate>
          <TextBox
            label={renamed ? t('shell.views.rename', { name: renamed.name }) : t('shell.views.name')}
            description={renamed ? undefined : t('shell.views.text')}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={save.failure?.message}
          />
          <Button type="submit" busy={save.busy}>
            {t('shell.save')}
          </Button>
        </Grid>
        {removed ? <Removed list={list} view={removed} onBack={() => setRemoved(undefined)} /> : null}
        <Stack as="ul">
          {views.map((view) => (
            <Row as="li" align="center" gap={8} lineBelow key={`${view.staffId} ${view.name}`}>
              <Row grow gap={8} wrap align="baseline">
                {viewName(view)}
                {view.mine && view.shared ? <Muted size={13}>{t('shell.views.shared')}</Muted> : null}
                {view.opens ? <Muted size={13}>{t('shell.views.opens')}</Muted> : null}
              </Row>
              <ViewMenu list={list} view={view} own={own} onRename={() => edit(view)} />
              {view.mine ? (
                <IconButton
                  icon={IconTrash}
                  label={t('shell.views.remove', { name: view.name })}
                  onClick={() => void drop(view)}
                />
              ) : null}
            </Row>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** Offers to restore a view that was just deleted. */
function Removed({ list, view, onBack }: { list: ListWithSavedViews; view: ListView; onBack: () => void }) {
  const refreshes = ['getListViews'] as const;
  const save = useSubmit('saveListView', { refreshes });
  const share = useSubmit('shareListView', { refreshes });
  const open = useSubmit('openWithView', { refreshes });
  const { name, search } = view;
  const restore = async () => {
    if (!(await save.submit({ list, name, search })).ok) return;
    if (view.shared) await share.submit({ list, name, shared: true });
    if (view.opens) await open.submit({ list, name });
    onBack();
  };
  return (
    <Row gap={8} align="center" justify="between" role="status">
      {t('shell.views.removed', { name })}
      <Button small look="outline" busy={save.busy || share.busy} onClick={() => void restore()}>
        {t('shell.audit.undo')}
      </Button>
    </Row>
  );
}

interface MenuProps {
  readonly list: ListWithSavedViews;
  readonly view: ListView;
  /** The names of the reader's own views. */
  readonly own: readonly string[];
  readonly onRename: () => void;
}

function ViewMenu({ list, view, own, onRename }: MenuProps) {
  const refreshes = ['getListViews'] as const;
  const share = useSubmit('shareListView', { refreshes });
  const open = useSubmit('openWithView', { refreshes });
  const save = useSubmit('saveListView', { refreshes });
  const mayShare = useStaff().may('view.share');
  const { name, staffId, mine, shared, opens, search } = view;
  const choices: MenuChoice[] = [
    {
      key: 'opens',
      label: t(opens ? 'shell.views.opensNot' : 'shell.views.openWith'),
      onChoose: () => void open.submit(opens ? { list, name: '' } : { list, name, staffId }),
    },
    ...(mine ? [{ key: 'rename', label: t('shell.views.renameIt'), onChoose: onRename }] : []),
    ...(mayShare && (mine || shared)
      ? [
          {
            key: 'share',
            label: t(shared ? 'shell.views.unshare' : 'shell.views.share'),
            onChoose: () => void share.submit({ list, name, staffId, shared: !shared }),
          },
        ]
      : []),
    ...(mine
      ? []
      : [
          {
            key: 'copy',
            label: t('shell.views.copy'),
            onChoose: () => void save.submit({ list, name: viewNameForCopy(name, own), search }),
          },
        ]),
  ];
  return <MenuButton icon={IconDots} label={t('shell.views.menu', { name })} choices={choices} />;
}
