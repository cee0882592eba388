import { membersFacts } from '@crossdock/contract/members/facts.ts';
import { sortsOf } from '@crossdock/contract/wire/fact.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { choiceOptions } from '@crossdock/web/factBoxes.tsx';
import { customFactColumn, factColumn } from '@crossdock/web/factTable.tsx';
import { IconAddressBook } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { client, useFilters, usePage } from '../shell/api.ts';
import { CopyRowsButton } from '../shell/CopyRowsButton.tsx';
import { DataList } from '../shell/DataList.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import type { ListColumn } from '../shell/listColumns.ts';
import { choiceFilter, type ListFilter, mainFilter } from '../shell/listFilters.ts';
import { sortParams } from '../shell/search.ts';
import { useStaff } from '../shell/staff.ts';
import { useColleagueFilter } from '../shell/useColleagueFilter.ts';
import { InviteMember } from './InviteMember.tsx';
import { useLevels } from './levelNames.ts';
import { MemberPreview } from './MemberPreview.tsx';
import { useMemberBulkActions } from './memberBulkActions.ts';
import { memberFactWords } from './memberFactWords.ts';
import { type MemberRow, MemberStatus, OpenItemCount, phoneOf } from './memberRow.tsx';

export const Route = createFileRoute('/_shell/members/')({
  staticData: {
    title: 'shell.nav.members',
    menu: { group: 'members', icon: IconAddressBook, can: 'member.read', key: 'm' },
  },
  component: MembersPage,
});

const statuses = membersFacts.status.choices;
const sorts = sortsOf(membersFacts);

interface Filters {
  words?: string;
  status?: string;
  level?: string;
  careTakerId?: string;
  vip?: string;
  fromDay?: string;
  toDay?: string;
  sort?: string;
  order?: string;
}

/**
 * All members of the shop, with one search for anything that a caller may give: name, number, email, code,
 * alias.
 */
function MembersPage() {
  const navigate = useNavigate();
  const levels = useLevels();
  const [filters] = useFilters<Filters>();
  const { careTakerId, fromDay, toDay } = filters;
  const asked = {
    ...{ careTakerId, fromDay, toDay },
    words: String(filters.words ?? ''),
    status: statuses.find((one) => one === filters.status),
    level: levels.all.find((one) => one === Number(filters.level)),
    vip: filters.vip === undefined ? undefined : String(filters.vip) === 'true',
    ...sortParams(sorts, filters),
  };
  const page = usePage('listMembers', asked, { topics: ['members'] });
  return (
    <Page
      title={t('members.title')}
      width="full"
      actions={useStaff().may('member.write') ? <InviteMember /> : undefined}
    >
      <DataList
        label={t('members.title')}
        list="members"
        page={page}
        rowName={({ name }) => name}
        columns={columns(levels.nameOf)}
        search={{ label: t('members.search'), words: asked.words }}
        filters={useMemberFilters(levels)}
        empty={titleAndText('members.none')}
        preview={(row) => <MemberPreview member={row} levelName={levels.nameOf(row.level)} />}
        onOpen={({ id }) => void navigate({ to: '/members/$id', params: { id } })}
        actions={(rows) => (
          <CopyRowsButton
            rows={rows.map((row) => [row.name, row.account, row.alias, phoneOf(row), row.email])}
          />
        )}
        bulk={useMemberBulkActions()}
        exports={(part) => client.attempt('exportMembers', { ...asked, ...part }, { fresh: true })}
        defaultSort={{ by: 'created', order: 'desc' }}
      />
    </Page>
  );
}

function useMemberFilters(levels: ReturnType<typeof useLevels>): readonly ListFilter[] {
  const colleagues = useColleagueFilter('careTakerId', t('members.careTakers'));
  return [
    mainFilter(
      'status',
      memberFactWords.label('status'),
      choiceOptions(memberFactWords, 'status'),
      t('members.status.all'),
    ),
    mainFilter(
      'level',
      memberFactWords.label('level'),
      levels.all.map((one) => ({ value: String(one), label: levels.nameOf(one) })),
      t('members.levelOf.all'),
    ),
    colleagues,
    choiceFilter('vip', t('members.vip.filter'), [
      { value: 'true', label: t('members.vip.with') },
      { value: 'false', label: t('members.vip.without') },
    ]),
    { kind: 'days', label: memberFactWords.label('createdAt') },
  ];
}

function columns(levelName: (level: number) => string): ListColumn<MemberRow>[] {
  return [
    customFactColumn(memberFactWords, 'name', {
      first: 'asc',
      long: true,
      cell: (row) => <MemberLink id={row.id} name={row.name} note={row.account} />,
    }),
    { ...factColumn(memberFactWords, 'account'), extra: true },
    factColumn(memberFactWords, 'alias'),
    customFactColumn(memberFactWords, 'phone', { cell: phoneOf }),
    factColumn(memberFactWords, 'email', { long: true, from: 'wide' }),
    customFactColumn(memberFactWords, 'level', {
      align: 'start',
      from: 'desktop',
      cell: (row) => levelName(row.level),
    }),
    customFactColumn(memberFactWords, 'parcelsInHouse', {
      cell: (row) => <OpenItemCount row={row} name="parcelsInHouse" />,
    }),
    customFactColumn(memberFactWords, 'ordersOpen', {
      cell: (row) => <OpenItemCount row={row} name="ordersOpen" />,
    }),
    factColumn(memberFactWords, 'balanceMinor'),
    customFactColumn(memberFactWords, 'status', {
      corner: true,
      cell: (row) => <MemberStatus status={row.status} />,
    }),
    factColumn(memberFactWords, 'createdAt', { from: 'desktop' }),
  ];
}
