import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconClock, IconRepeat, IconX } from '@tabler/icons-react';
import { usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import classes from './programs.module.css';

type Delivery = Output<'listDeliveries'>['list'][number];

/** What an address was told, what it answered, and once more by hand. */
export function DeliveriesSection({ webhookId }: { webhookId: string }) {
  const page = usePage('listDeliveries', { webhookId }, { topics: ['webhooks', 'deliveries'] });
  const replay = useSubmit('replayDelivery', {
    refreshes: ['listDeliveries'],
    onDone: () => showMessage('success', t('programs.delivery.replayed')),
  });
  return (
    <Section title={t('programs.hook.log')} plain>
      <PagedTable
        page={page}
        empty={<EmptyState picture="search" title={t('programs.delivery.none')} />}
        short
        label={t('programs.hook.log')}
        rowKey={(row) => row.id}
        columns={columns((id) => void replay.submit({ webhookId, id }))}
      />
    </Section>
  );
}

const looks = {
  waiting: { tone: 'info', icon: IconClock },
  sent: { tone: 'success', icon: IconCircleCheck },
  failed: { tone: 'danger', icon: IconX },
} as const;

function columns(onReplay: (id: string) => void): Column<Delivery>[] {
  return [
    { key: 'at', title: t('programs.delivery.at'), cell: (row) => <When iso={row.at} /> },
    {
      key: 'type',
      title: t('programs.delivery.type'),
      cell: (row) => (
        <details>
          <summary>
            <code>{row.type}</code>
          </summary>
          <pre className={classes.json}>{JSON.stringify(JSON.parse(row.body), null, 1)}</pre>
        </details>
      ),
    },
    {
      key: 'answer',
      title: t('programs.delivery.answer'),
      cell: (row) => (
        <>
          {row.status === null ? null : <strong>{row.status}</strong>}{' '}
          <span className={classes.answer}>{row.answer}</span>
          <span className={classes.muted}>
            {row.attempts > 0 ? t('programs.delivery.attempts', { n: row.attempts }) : '–'}
            {row.tookMs === null ? null : ` · ${t('programs.delivery.ms', { n: row.tookMs })}`}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('programs.delivery.state'),
      corner: true,
      tight: true,
      cell: (row) => <StatusBadge {...looks[row.state]} label={t(`programs.delivery.state.${row.state}`)} />,
    },
    {
      key: 'act',
      title: '',
      tight: true,
      cell: (row) =>
        row.state === 'waiting' ? null : (
          <Button small look="plain" icon={IconRepeat} onClick={() => onReplay(row.id)}>
            {t('programs.delivery.replay')}
          </Button>
        ),
    },
  ];
}
