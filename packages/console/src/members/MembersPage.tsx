import { membersFacts } from '@crossdock/contract/members/facts.ts';
import { sortsOf } from '@crossdock/contract/wire/fact.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { FactFilter } from '@crossdock/web/factBoxes.tsx';
import { factColumn, namedColumn } from '@crossdock/web/factTable.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { CopyRows } from '../shell/CopyRows.tsx';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { sortedBy } from '../shell/search.ts';
import { useStaff } from '../shell/staff.ts';
import { InviteMember } from './InviteMember.tsx';
import { useLevels } from './levelNames.ts';
import { MemberPreview } from './MemberPreview.tsx';
import { type MemberRow, MemberStatus, OpenCount, phoneOf } from './memberRow.tsx';
import { members } from './members.ts';

const statuses = membersFacts.status.choices;
const sorts = sortsOf(membersFacts);

interface Filters {
  words?: string;
  status?: string;
  level?: string;
  sort?: string;
  order?: string;
}

/** Every member of the shop; one search for whatever a caller gives: name, number, email, code, alias. */
export function MembersPage() {
  const navigate = useNavigate();
  const levels = useLevels();
  const [filters, setFilters] = useFilters<Filters>();
  const status = statuses.find((one) => one === filters.status);
  const level = levels.all.find((one) => one === Number(filters.level));
  const words = String(filters.words ?? '');
  const page = usePage(
    'listMembers',
    { words, ...(status ? { status } : {}), ...(level ? { level } : {}), ...sortedBy(sorts, filters) },
    { topics: ['members'] },
  );
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
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns(levels.nameOf)}
        search={{ label: t('members.search'), words }}
        filters={<Choices status={status} level={level} levels={levels} onChange={setFilters} />}
        chips={[
          ...(status
            ? [
                {
                  key: 'status',
                  label: members.choice('status', status),
                  onRemove: () => setFilters({ status: '' }),
                },
              ]
            : []),
          ...(level
            ? [{ key: 'level', label: levels.nameOf(level), onRemove: () => setFilters({ level: '' }) }]
            : []),
        ]}
        empty={{ title: t('members.none'), text: t('members.none.text') }}
        preview={(row) => <MemberPreview member={row} levelName={levels.nameOf(row.level)} />}
        onOpen={({ id }) => void navigate({ to: '/members/$id', params: { id } })}
        actions={(rows) => (
          <CopyRows rows={rows.map((row) => [row.name, row.account, row.alias, phoneOf(row), row.email])} />
        )}
        usualSort={{ by: 'created', order: 'desc' }}
      />
    </Page>
  );
}

function Choices(props: {
  status: string | undefined;
  level: number | undefined;
  levels: ReturnType<typeof useLevels>;
  onChange: (change: Filters) => void;
}) {
  const { levels } = props;
  return (
    <>
      <FactFilter
        of={members}
        name="status"
        value={props.status}
        onFilter={(status) => props.onChange({ status })}
      />
      {levels.all.length > 1 ? (
        <FactFilter
          of={members}
          name="level"
          data={levels.all.map((one) => ({ value: String(one), label: levels.nameOf(one) }))}
          value={props.level === undefined ? undefined : String(props.level)}
          onFilter={(level) => props.onChange({ level })}
        />
      ) : null}
    </>
  );
}

function columns(levelName: (level: number) => string): DataColumn<MemberRow>[] {
  return [
    namedColumn(members, 'name', {
      first: 'asc',
      long: true,
      cell: (row) => <MemberLink id={row.id} name={row.name} note={row.account} />,
    }),
    factColumn(members, 'alias'),
    namedColumn(members, 'phone', { cell: phoneOf }),
    factColumn(members, 'email', { long: true, from: 'wide' }),
    namedColumn(members, 'level', { align: 'start', from: 'desktop', cell: (row) => levelName(row.level) }),
    namedColumn(members, 'parcelsInHouse', { cell: (row) => <OpenCount row={row} name="parcelsInHouse" /> }),
    namedColumn(members, 'ordersOpen', { cell: (row) => <OpenCount row={row} name="ordersOpen" /> }),
    factColumn(members, 'balanceMinor'),
    namedColumn(members, 'status', { corner: true, cell: (row) => <MemberStatus status={row.status} /> }),
    factColumn(members, 'createdAt', { from: 'desktop' }),
  ];
}
