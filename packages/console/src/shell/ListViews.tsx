import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Grid, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type Filters, useFilters } from '@crossdock/web/filters.ts';
import { IconBookmarks, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useCall, useSubmit } from './api.ts';
import { t } from './i18n.ts';

/** Parts of the address that a saved view leaves out: the page and the opened row. */
const passing = ['page', 'row'];

/** The clerk's own views of a list: filters and order under a name, wherever they log in. */
export function ListViews({ list }: { list: ViewedList }) {
  const views = useCall('getListViews', { list }).data?.list ?? [];
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const open = (search: Filters) => void navigate({ to: '.', search });
  return (
    <>
      <MenuButton
        named
        icon={IconBookmarks}
        label={t('shell.views')}
        choices={[
          ...views.map(({ name, search }) => ({
            key: `view ${name}`,
            label: name,
            onChoose: () => open(search),
          })),
          { key: 'edit', label: t('shell.views.edit'), onChoose: () => setEditing(true) },
        ]}
      />
      {editing ? (
        <Editor list={list} names={views.map(({ name }) => name)} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}

function Editor(props: { list: ViewedList; names: readonly string[]; onClose: () => void }) {
  const { list } = props;
  const [search] = useFilters<Record<string, string | number | boolean>>();
  const [name, setName] = useState('');
  const save = useSubmit('saveListView', { refreshes: ['getListViews'], onDone: props.onClose });
  const remove = useSubmit('removeListView', { refreshes: ['getListViews'] });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const kept = Object.entries(search).filter(([key]) => !passing.includes(key));
    if (name.trim() !== '') void save.submit({ list, name, search: Object.fromEntries(kept) });
  };
  return (
    <Dialog opened title={t('shell.views.edit')} closeLabel={t('shell.close')} onClose={props.onClose}>
      <Stack gap={12}>
        <Grid as="form" columns="minmax(0, 1fr) auto" gap={8} align="end" onSubmit={keep} noValidate>
          <TextBox
            label={t('shell.views.name')}
            description={t('shell.views.text')}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={save.failure?.message}
          />
          <Button type="submit" busy={save.busy}>
            {t('shell.save')}
          </Button>
        </Grid>
        <Stack as="ul">
          {props.names.map((known) => (
            <Row as="li" align="center" justify="between" lineBelow key={known}>
              {known}
              <IconButton
                icon={IconTrash}
                label={t('shell.views.remove', { name: known })}
                onClick={() => void remove.submit({ list, name: known })}
              />
            </Row>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
