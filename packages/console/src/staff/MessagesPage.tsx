import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconClock, IconInbox, IconMailCheck, IconMailX } from '@tabler/icons-react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './Staff.module.css';

type Row = Output<'listMessages'>['list'][number];
const channels = ['sms', 'email'] as const;

const looks = {
  queued: { tone: 'info', icon: IconClock },
  sent: { tone: 'success', icon: IconMailCheck },
  failed: { tone: 'danger', icon: IconMailX },
  held: { tone: 'neutral', icon: IconInbox },
} as const;

/** What was sent to members, or is held here because the installation has nothing to send it with. */
export function MessagesPage() {
  const [{ words = '', channel }, setFilters] = useFilters<{ words?: string; channel?: string }>();
  const known = channels.find((one) => one === channel);
  const page = usePage(
    'listMessages',
    { words: String(words), ...(known ? { channel: known } : {}) },
    { refetchEveryMs: 5_000 },
  );
  return (
    <Page title={t('staff.messages')} intro={t('staff.messages.intro')}>
      <div className={classes.filters} data-two>
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
      </div>
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="search"
              title={t('staff.messages.none')}
              text={t('staff.messages.none.text')}
            />
          ) : (
            <ResponsiveTable
              label={t('staff.messages')}
              rows={page.rows}
              rowKey={(row) => row.id}
              columns={columns()}
              stale={page.query.isPlaceholderData}
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

function columns(): Column<Row>[] {
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
    { key: 'body', title: t('staff.body'), cell: (row) => <div className={classes.body}>{row.body}</div> },
    {
      key: 'state',
      title: t('staff.status'),
      corner: true,
      tight: true,
      cell: (row) => (
        <>
          <StatusBadge {...looks[row.state]} label={t(`staff.message.${row.state}`)} />
          {row.failure ? <span className={classes.muted}>{row.failure}</span> : null}
        </>
      ),
    },
  ];
}
