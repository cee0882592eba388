import type { Output } from '@crossdock/contract/table.ts';
import { messageStates } from '@crossdock/domain/notices/delivery.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
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
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { MessageDialog } from './MessageDialog.tsx';
import classes from './Staff.module.css';

type Row = Output<'listMessages'>['list'][number];
const channels = ['sms', 'email'] as const;

const looks = {
  queued: { tone: 'info', icon: IconClock },
  sending: { tone: 'info', icon: IconSend },
  sent: { tone: 'info', icon: IconMailForward },
  delivered: { tone: 'success', icon: IconMailCheck },
  failed: { tone: 'danger', icon: IconMailX },
  held: { tone: 'warning', icon: IconMailOff },
  unknown: { tone: 'warning', icon: IconMailQuestion },
} as const;

/** What was sent to members, and what was not: staff can let it go again. */
export function MessagesPage() {
  const [{ words = '', channel, state }, setFilters] = useFilters<{
    words?: string;
    channel?: string;
    state?: string;
  }>();
  const [reading, setReading] = useState<Row | null>(null);
  const known = channels.find((one) => one === channel);
  const knownState = messageStates.find((one) => one === state);
  const page = usePage(
    'listMessages',
    {
      words: String(words),
      ...(known ? { channel: known } : {}),
      ...(knownState ? { state: knownState } : {}),
    },
    { topics: ['messages', 'messageOutcomes'] },
  );
  return (
    <Page title={t('staff.messages')} intro={t('staff.messages.intro')}>
      <div className={classes.filters} data-three>
        <SearchField
          label={t('staff.messages.search')}
          clearLabel={t('shell.search.clear')}
          value={String(words)}
          onSearch={(next) => setFilters({ words: next })}
        />
        <ChoiceBox
          bare
          label={t('staff.channel')}
          placeholder={t('staff.channel.all')}
          data={channels.map((value) => ({ value, label: t(`staff.channel.${value}`) }))}
          value={known ?? ''}
          onChange={(event) => setFilters({ channel: event.target.value })}
        />
        <ChoiceBox
          bare
          label={t('staff.message.state')}
          placeholder={t('staff.message.state.all')}
          data={messageStates.map((value) => ({ value, label: t(`staff.message.${value}`) }))}
          value={knownState ?? ''}
          onChange={(event) => setFilters({ state: event.target.value })}
        />
      </div>
      <PagedTable
        page={page}
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

/** Why it did not arrive: in plain words where the provider's are known, and in its own. */
export function Why({ message }: { message: Pick<Row, 'fault' | 'failure'> }) {
  const { fault, failure } = message;
  const texts = [fault && t(`staff.message.fault.${fault}`), failure].filter((text) => text);
  return texts.length === 0 ? null : <span className={classes.muted}>{texts.join(' · ')}</span>;
}

function columns(read: (row: Row) => void): Column<Row>[] {
  return [
    { key: 'at', title: t('staff.at'), tight: true, cell: (row) => <When iso={row.createdAt} /> },
    {
      key: 'to',
      title: t('staff.recipient'),
      cell: (row) => (
        <>
          {row.recipient}
          <span className={classes.muted}>{t(`staff.channel.${row.channel}`)}</span>
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
          <StatusBadge {...looks[row.state]} label={t(`staff.message.${row.state}`)} />
          {row.report ? (
            <span className={classes.muted}>{t(`staff.message.report.${row.report}`)}</span>
          ) : null}
          {row.reportedAt ? (
            <span className={classes.muted}>
              <When iso={row.reportedAt} />
            </span>
          ) : null}
          {row.attempts > 1 ? (
            <span className={classes.muted}>{t('staff.message.attempts', { n: row.attempts })}</span>
          ) : null}
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
