import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { useLevels } from './levelNames.ts';
import classes from './Members.module.css';

type Row = Output<'listMembers'>['list'][number];
const statuses = ['active', 'disabled'] as const;

/** Every member of the shop; one search for whatever a caller gives: name, number, email, code, alias. */
export function MembersPage() {
  const navigate = useNavigate();
  const levels = useLevels();
  const [{ words = '', status, level }, setFilters] = useFilters<{
    words?: string;
    status?: string;
    level?: string;
  }>();
  const known = statuses.find((one) => one === status);
  const atLevel = levels.all.find((one) => one === Number(level));
  const page = usePage(
    'listMembers',
    {
      words: String(words),
      ...(known ? { status: known } : {}),
      ...(atLevel ? { level: atLevel } : {}),
    },
    { topics: ['members'] },
  );
  return (
    <Page title={t('members.title')}>
      <div className={classes.filters}>
        <SearchField
          label={t('members.search')}
          clearLabel={t('shell.search.clear')}
          value={String(words)}
          onSearch={(next) => setFilters({ words: next })}
        />
        <ChoiceBox
          bare
          label={t('members.status')}
          placeholder={t('members.status.all')}
          data={statuses.map((value) => ({ value, label: t(`members.status.${value}`) }))}
          value={known ?? ''}
          onChange={(event) => setFilters({ status: event.target.value })}
        />
        {levels.all.length > 1 ? (
          <ChoiceBox
            bare
            label={t('members.levelOf')}
            placeholder={t('members.levelOf.all')}
            data={levels.all.map((one) => ({ value: String(one), label: levels.nameOf(one) }))}
            value={atLevel ? String(atLevel) : ''}
            onChange={(event) => setFilters({ level: event.target.value })}
          />
        ) : null}
      </div>
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState picture="search" title={t('members.none')} text={t('members.none.text')} />
          ) : (
            <ResponsiveTable
              label={t('members.title')}
              rows={page.rows}
              rowKey={(row) => row.id}
              columns={columns(levels.nameOf)}
              stale={page.query.isPlaceholderData}
              onOpen={(row) => void navigate({ to: '/members/$id', params: { id: row.id } })}
            />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

export function MemberStatus({ status }: { status: Row['status'] }) {
  return status === 'active' ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('members.status.active')} />
  ) : (
    <StatusBadge tone="danger" icon={IconCircleOff} label={t('members.status.disabled')} />
  );
}

function columns(levelName: (level: number) => string): Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('members.name'),
      cell: (row) => (
        <>
          <Link to="/members/$id" params={{ id: row.id }} className={classes.who}>
            {row.name}
          </Link>
          <br />
          <span className={classes.muted}>{row.account}</span>
        </>
      ),
    },
    { key: 'phone', title: t('members.phone'), cell: (row) => `+${row.areaCode} ${row.phone}` },
    { key: 'email', title: t('members.email'), cell: (row) => row.email },
    { key: 'level', title: t('members.levelOf'), tight: true, cell: (row) => levelName(row.level) },
    {
      key: 'balance',
      title: t('members.balance'),
      align: 'end',
      cell: (row) => <Money minor={row.balanceMinor} />,
    },
    {
      key: 'status',
      title: t('members.status'),
      corner: true,
      tight: true,
      cell: (row) => <MemberStatus status={row.status} />,
    },
    {
      key: 'since',
      title: t('members.since'),
      tight: true,
      cell: (row) => <When iso={row.createdAt} style="date" />,
    },
  ];
}
