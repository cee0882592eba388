import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { CopyRows } from '../shell/CopyRows.tsx';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { CountLink, MemberLink } from '../shell/links.tsx';
import { sortedBy } from '../shell/search.ts';
import { useStaff } from '../shell/staff.ts';
import { InviteMember } from './InviteMember.tsx';
import { useLevels } from './levelNames.ts';
import { MemberPreview } from './MemberPreview.tsx';
import { type MemberRow, MemberStatus, phoneOf } from './memberRow.tsx';

const statuses = ['active', 'disabled'] as const;
const sorts = ['created', 'name', 'balance', 'level'] as const;

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
                  label: t(`members.status.${status}`),
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
      <ChoiceBox
        bare
        label={t('members.status')}
        placeholder={t('members.status.all')}
        data={statuses.map((value) => ({ value, label: t(`members.status.${value}`) }))}
        value={props.status ?? ''}
        onChange={(event) => props.onChange({ status: event.target.value })}
      />
      {levels.all.length > 1 ? (
        <ChoiceBox
          bare
          label={t('members.levelOf')}
          placeholder={t('members.levelOf.all')}
          data={levels.all.map((one) => ({ value: String(one), label: levels.nameOf(one) }))}
          value={props.level ? String(props.level) : ''}
          onChange={(event) => props.onChange({ level: event.target.value })}
        />
      ) : null}
    </>
  );
}

function columns(levelName: (level: number) => string): DataColumn<MemberRow>[] {
  return [
    {
      key: 'name',
      title: t('members.name'),
      sort: 'name',
      first: 'asc',
      long: true,
      cell: (row) => <MemberLink id={row.id} name={row.name} note={row.account} />,
    },
    { key: 'alias', title: t('members.alias'), cell: (row) => <Code>{row.alias}</Code> },
    { key: 'phone', title: t('members.phone'), cell: phoneOf },
    { key: 'email', title: t('members.email'), long: true, from: 'wide', cell: (row) => row.email },
    {
      key: 'level',
      title: t('members.levelOf'),
      sort: 'level',
      from: 'desktop',
      cell: (row) => levelName(row.level),
    },
    {
      key: 'parcels',
      title: t('members.parcelsInHouse'),
      align: 'end',
      cell: (row) => (
        <CountLink
          to="/parcels"
          search={{ memberId: row.id }}
          n={row.parcelsInHouse}
          label={t('members.parcelsInHouse')}
        />
      ),
    },
    {
      key: 'orders',
      title: t('members.ordersOpen'),
      align: 'end',
      cell: (row) => (
        <CountLink
          to="/orders"
          search={{ memberId: row.id }}
          n={row.ordersOpen}
          label={t('members.ordersOpen')}
        />
      ),
    },
    {
      key: 'balance',
      title: t('members.balance'),
      sort: 'balance',
      align: 'end',
      cell: (row) => <Money minor={row.balanceMinor} />,
    },
    {
      key: 'status',
      title: t('members.status'),
      corner: true,
      cell: (row) => <MemberStatus status={row.status} />,
    },
    {
      key: 'since',
      title: t('members.since'),
      sort: 'created',
      from: 'desktop',
      cell: (row) => <When iso={row.createdAt} style="date" />,
    },
  ];
}
