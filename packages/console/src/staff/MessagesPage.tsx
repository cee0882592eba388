import type { Output } from '@crossdock/contract/table.ts';
import { messageStates } from '@crossdock/domain/notices/delivery.ts';
import { messageChannels } from '@crossdock/domain/notices/events.ts';
import { noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import {
  IconClock,
  IconMail,
  IconMailCheck,
  IconMailForward,
  IconMailOff,
  IconMailQuestion,
  IconMailX,
  IconSend,
} from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { MessageDialog } from './MessageDialog.tsx';

export const Route = createFileRoute('/_shell/messages')({
  staticData: {
    title: 'shell.nav.messages',
    menu: { group: 'members', icon: IconMail, can: 'message.read', key: 'x' },
  },
  component: MessagesPage,
});

type Row = Output<'listMessages'>['list'][number];

const MessageBadge = createWordedBadge<Row['state']>((state) => t(`staff.message.${state}`), {
  queued: ['info', IconClock],
  sending: ['info', IconSend],
  sent: ['info', IconMailForward],
  delivered: ['success', IconMailCheck],
  failed: ['danger', IconMailX],
  held: ['warning', IconMailOff],
  unknown: ['warning', IconMailQuestion],
});

/** Messages to members, sent and unsent; staff can send unsent ones again. */
function MessagesPage() {
  const [reading, setReading] = useState<Row | null>(null);
  const channel = useListChoice('channel', messageChannels, (value) => t(`notices.way.${value}`));
  const state = useListChoice('state', messageStates, (value) => t(`staff.message.${value}`));
  const kind = useListChoice('kind', noticeKinds, (value) => t(`notices.kind.${value}`));
  const page = usePage(
    'listMessages',
    {
      words: useListWords() ?? '',
      ...useDaysFilterParams(),
      channel: channel.chosen,
      state: state.chosen,
      kind: kind.chosen,
    },
    { topics: ['messages', 'messageOutcomes'] },
  );
  return (
    <Page {...titleAndIntro('staff.messages')}>
      <FilterRow>
        <SearchFilter label={t('staff.messages.search')} />
        <ChoiceFilter bare {...channel} label={t('staff.channel')} any={t('staff.channel.all')} />
        <ChoiceFilter bare {...state} label={t('staff.message.state')} any={t('staff.message.state.all')} />
        <ChoiceFilter bare {...kind} label={t('notices.kind')} any={t('notices.kind.all')} />
      </FilterRow>
      <ListTable
        list="messages"
        page={page}
        filters={daysFilters()}
        memberOf={({ member }) => (member ? { memberId: member.id, name: member.name } : null)}
        empty={<EmptyState picture="search" {...titleAndText('staff.messages.none')} />}
        label={t('staff.messages')}
        columns={columns(setReading)}
      />
      {reading ? <MessageDialog message={reading} onClose={() => setReading(null)} /> : null}
    </Page>
  );
}

/**
 * Says why a message did not arrive: in plain words if the provider's code is known, and in the provider's own words.
 */
function Why({ message }: { message: Pick<Row, 'fault' | 'failure'> }) {
  const { fault, failure } = message;
  const texts = [fault && t(`staff.message.fault.${fault}`), failure].filter((text) => text);
  return texts.length === 0 ? null : <Muted block>{texts.join(' · ')}</Muted>;
}

/** The number of parts of a text message that is longer than one part, because providers charge for each part. */
const partsOf = ({ segments }: Row): string =>
  segments !== null && segments > 1 ? ` · ${t('staff.message.segments', { n: segments })}` : '';

function columns(read: (row: Row) => void): Column<Row>[] {
  return [
    tightColumn('at', t('staff.at'), (row) => <When iso={row.createdAt} />),
    column('to', t('staff.recipient'), (row) => (
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
    )),
    column('subject', t('staff.body'), (row) => (
      <>
        {row.subject}
        <Why message={row} />
      </>
    )),
    cornerColumn('state', t('staff.status'), (row) => (
      <>
        <MessageBadge state={row.state} />
        {row.report ? <Muted block>{t(`staff.message.report.${row.report}`)}</Muted> : null}
        {row.reportedAt ? (
          <Muted block>
            <When iso={row.reportedAt} />
          </Muted>
        ) : null}
        {row.attempts > 1 ? <Muted block>{t('staff.message.attempts', { n: row.attempts })}</Muted> : null}
      </>
    )),
    tightColumn('read', '', (row) => (
      <Button small look="outline" onClick={() => read(row)}>
        {t('staff.message.read')}
      </Button>
    )),
  ];
}
