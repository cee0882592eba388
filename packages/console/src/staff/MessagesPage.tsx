import type { Output } from '@crossdock/contract/table.ts';
import { messageStates } from '@crossdock/domain/notices/delivery.ts';
import { messageChannels } from '@crossdock/domain/notices/events.ts';
import { noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import {
  IconClock,
  IconMailCheck,
  IconMailForward,
  IconMailOff,
  IconMailQuestion,
  IconMailX,
  IconSend,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { type DaysFilterParams, daysFilterParams, daysFilters } from '../shell/listFilters.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { MessageDialog } from './MessageDialog.tsx';

type Row = Output<'listMessages'>['list'][number];

const statusStyles = {
  queued: { tone: 'info', icon: IconClock },
  sending: { tone: 'info', icon: IconSend },
  sent: { tone: 'info', icon: IconMailForward },
  delivered: { tone: 'success', icon: IconMailCheck },
  failed: { tone: 'danger', icon: IconMailX },
  held: { tone: 'warning', icon: IconMailOff },
  unknown: { tone: 'warning', icon: IconMailQuestion },
} as const;

interface Found extends DaysFilterParams {
  words?: string;
  channel?: string;
  state?: string;
  kind?: string;
}

/** Messages to members, sent and unsent; staff can send unsent ones again. */
export function MessagesPage() {
  const [found, setFilters] = useFilters<Found>();
  const { words = '', channel, state, kind } = found;
  const [reading, setReading] = useState<Row | null>(null);
  const known = messageChannels.find((one) => one === channel);
  const knownState = messageStates.find((one) => one === state);
  const knownKind = noticeKinds.find((one) => one === kind);
  const page = usePage(
    'listMessages',
    {
      words: String(words),
      ...daysFilterParams(found),
      ...(known ? { channel: known } : {}),
      ...(knownState ? { state: knownState } : {}),
      ...(knownKind ? { kind: knownKind } : {}),
    },
    { topics: ['messages', 'messageOutcomes'] },
  );
  return (
    <Page title={t('staff.messages')} intro={t('staff.messages.intro')}>
      <Filters
        filters={{ words: String(words), channel: known, state: knownState, kind: knownKind }}
        onFilter={setFilters}
      />
      <ListTable
        list="messages"
        page={page}
        filters={daysFilters()}
        memberOf={({ member }) => (member ? { memberId: member.id, name: member.name } : null)}
        empty={
          <EmptyState
            picture="search"
            title={t('staff.messages.none')}
            text={t('staff.messages.none.text')}
          />
        }
        label={t('staff.messages')}
        rowKey={(row) => row.id}
        columns={columns(setReading)}
      />
      {reading ? <MessageDialog message={reading} onClose={() => setReading(null)} /> : null}
    </Page>
  );
}

interface FiltersProps {
  readonly filters: { words: string; channel?: string; state?: string; kind?: string };
  readonly onFilter: (change: Partial<FiltersProps['filters']>) => void;
}

function Filters({ filters, onFilter }: FiltersProps) {
  return (
    <FilterRow>
      <SearchField
        label={t('staff.messages.search')}
        value={filters.words}
        onSearch={(next) => onFilter({ words: next })}
      />
      <ChoiceBox
        bare
        label={t('staff.channel')}
        placeholder={t('staff.channel.all')}
        data={messageChannels.map((value) => ({ value, label: t(`notices.way.${value}`) }))}
        value={filters.channel ?? ''}
        onChange={(event) => onFilter({ channel: event.target.value })}
      />
      <ChoiceBox
        bare
        label={t('staff.message.state')}
        placeholder={t('staff.message.state.all')}
        data={messageStates.map((value) => ({ value, label: t(`staff.message.${value}`) }))}
        value={filters.state ?? ''}
        onChange={(event) => onFilter({ state: event.target.value })}
      />
      <ChoiceBox
        bare
        label={t('notices.kind')}
        placeholder={t('notices.kind.all')}
        data={noticeKinds.map((value) => ({ value, label: t(`notices.kind.${value}`) }))}
        value={filters.kind ?? ''}
        onChange={(event) => onFilter({ kind: event.target.value })}
      />
    </FilterRow>
  );
}

/** Why it did not arrive: in plain words if we know the provider's code, and in the provider's own words. */
function Why({ message }: { message: Pick<Row, 'fault' | 'failure'> }) {
  const { fault, failure } = message;
  const texts = [fault && t(`staff.message.fault.${fault}`), failure].filter((text) => text);
  return texts.length === 0 ? null : <Muted block>{texts.join(' · ')}</Muted>;
}

/** The number of parts, because providers charge for each. */
const partsOf = ({ segments }: Row): string =>
  segments !== null && segments > 1 ? ` · ${t('staff.message.segments', { n: segments })}` : '';

function columns(read: (row: Row) => void): Column<Row>[] {
  return [
    { key: 'at', title: t('staff.at'), tight: true, cell: (row) => <When iso={row.createdAt} /> },
    {
      key: 'to',
      title: t('staff.recipient'),
      cell: (row) => (
        <>
          {row.member ? (
            <Link to="/members/$id" params={{ id: row.member.id }}>
              {row.member.name}
            </Link>
          ) : null}
          {row.member && row.recipient ? <Muted block>{row.recipient}</Muted> : row.recipient}
          <Muted block>
            {t(`notices.way.${row.channel}`)}
            {partsOf(row)}
          </Muted>
        </>
      ),
    },
    {
      key: 'subject',
      title: t('staff.body'),
      cell: (row) => (
        <>
          {row.subject}
          <Why message={row} />
        </>
      ),
    },
    {
      key: 'state',
      title: t('staff.status'),
      corner: true,
      tight: true,
      cell: (row) => (
        <>
          <StatusBadge {...statusStyles[row.state]} label={t(`staff.message.${row.state}`)} />
          {row.report ? <Muted block>{t(`staff.message.report.${row.report}`)}</Muted> : null}
          {row.reportedAt ? (
            <Muted block>
              <When iso={row.reportedAt} />
            </Muted>
          ) : null}
          {row.attempts > 1 ? <Muted block>{t('staff.message.attempts', { n: row.attempts })}</Muted> : null}
        </>
      ),
    },
    {
      key: 'read',
      title: '',
      tight: true,
      cell: (row) => (
        <Button small look="outline" onClick={() => read(row)}>
          {t('staff.message.read')}
        </Button>
      ),
    },
  ];
}
