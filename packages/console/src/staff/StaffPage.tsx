import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import {
  IconCircleCheck,
  IconCircleOff,
  IconKey,
  IconPencil,
  IconShieldOff,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { useOpenedByUrl } from '../shell/useOpenedByUrl.ts';
import { AddStaffDialog } from './AddStaffDialog.tsx';
import { EditStaffDialog } from './EditStaffDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ResetSecondFactorDialog } from './ResetSecondFactorDialog.tsx';
import { SecondFactorRule } from './SecondFactorRule.tsx';
import type { StaffRow } from './staffRow.ts';

export const Route = createFileRoute('/_shell/staff')({
  staticData: {
    title: 'shell.nav.staff',
    menu: { group: 'shop', icon: IconUsers, can: 'staff.read', key: 'f' },
  },
  component: StaffPage,
});

type Open = { what: 'edit' | 'password' | 'factor'; row: StaffRow };

/** The shop's staff and their roles. */
function StaffPage() {
  const mayWrite = useStaff().may('staff.write');
  const page = usePage('listStaff', { words: useListWords() ?? '' }, { topics: ['staff'] });
  const [open, setOpen] = useState<Open | null>(null);
  const [adding, setAdding] = useOpenedByUrl();
  const close = () => setOpen(null);
  const add = mayWrite ? (
    <Button icon={IconUserPlus} onClick={() => setAdding(true)}>
      {t('staff.add')}
    </Button>
  ) : null;
  return (
    <Page {...nounTitleAndIntro('staff')} actions={add}>
      {mayWrite ? <SecondFactorRule /> : null}
      <SearchFilter label={t('staff.search')} />
      <ListTable
        list="staff"
        page={page}
        empty={<EmptyState picture="search" {...titleAndText('staff.none')} />}
        label={t('staff.title')}
        rowKey={(row) => row.staffId}
        columns={columns(mayWrite, setOpen)}
      />
      {adding ? <AddStaffDialog onClose={() => setAdding(false)} /> : null}
      {open?.what === 'edit' ? <EditStaffDialog staff={open.row} onClose={close} /> : null}
      {open?.what === 'factor' ? <ResetSecondFactorDialog staff={open.row} onClose={close} /> : null}
      {open?.what === 'password' ? <PasswordDialog staff={open.row} onClose={close} /> : null}
    </Page>
  );
}

function columns(mayWrite: boolean, onOpen: (open: Open) => void): Column<StaffRow>[] {
  const all: Column<StaffRow>[] = [
    column('name', t('staff.name'), (row) => row.name),
    column('login', t('staff.login'), (row) => row.login),
    column('roles', t('staff.roles'), (row) => row.roles.map((role) => t(`shell.role.${role}`)).join(' · ')),
    column('factor', t('account.factor.column'), (row) =>
      t(row.secondFactor ? 'account.factor.on' : 'account.factor.off'),
    ),
    column('seen', t('staff.lastSeen'), (row) => (row.lastSeenAt ? <When iso={row.lastSeenAt} /> : '–')),
    cornerColumn('status', t('staff.status'), (row) => (
      <StatusBadge
        tone={row.status === 'active' ? 'success' : 'neutral'}
        icon={row.status === 'active' ? IconCircleCheck : IconCircleOff}
        label={t(`staff.status.${row.status}`)}
      />
    )),
  ];
  if (!mayWrite) return all;
  const act: Column<StaffRow> = tightColumn('act', '', (row) => (
    <Row as="span" gap={4}>
      <Button small look="plain" icon={IconPencil} onClick={() => onOpen({ what: 'edit', row })}>
        {t('shell.edit')}
      </Button>
      <Button small look="plain" icon={IconKey} onClick={() => onOpen({ what: 'password', row })}>
        {t('staff.password.reset')}
      </Button>
      {row.secondFactor ? (
        <Button small look="plain" icon={IconShieldOff} onClick={() => onOpen({ what: 'factor', row })}>
          {t('account.reset')}
        </Button>
      ) : null}
    </Row>
  ));
  return [...all, act];
}
