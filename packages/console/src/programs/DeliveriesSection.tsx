import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Box, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconClock, IconRepeat, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { nounOfEvent } from './eventNames.ts';
import type { WebhookRow } from './webhookRow.ts';

type Delivery = Output<'listDeliveries'>['list'][number];

/** The events sent to a webhook and its answers, with a button to send one again. */
export function DeliveriesSection({ webhook }: { webhook: WebhookRow }) {
  const webhookId = webhook.id;
  const [state, setState] = useState<Delivery['state']>();
  const page = usePage('listDeliveries', { webhookId, state }, { topics: ['webhooks', 'deliveries'] });
  const replay = useSubmit('replayDelivery', {
    refreshes: ['listDeliveries'],
    done: t('programs.delivery.replayed'),
  });
  return (
    <Section title={t('programs.hook.log')} plain>
      <Box below={16}>
        <FilterTabs
          label={t('programs.delivery.state')}
          tabs={states.map((key) => ({ key, label: t(`programs.delivery.state.${key ?? 'all'}`) }))}
          chosen={state}
          onChoose={setState}
        />
      </Box>
      <PagedTable
        page={page}
        empty={
          <EmptyState
            picture="search"
            title={t(state === undefined ? 'programs.delivery.none' : 'programs.delivery.noneSuch')}
          />
        }
        label={t('programs.hook.log')}
        rowKey={(row) => row.id}
        columns={columns(webhook.state === 'on', (id) => void replay.submit({ webhookId, id }))}
      />
    </Section>
  );
}

const states = [undefined, 'failed', 'waiting', 'sent'] as const;

const DeliveryBadge = createWordedBadge<Delivery['state']>((state) => t(`programs.delivery.state.${state}`), {
  waiting: ['info', IconClock],
  sent: ['success', IconCircleCheck],
  failed: ['danger', IconX],
});

function columns(isOn: boolean, onReplay: (id: string) => void): Column<Delivery>[] {
  return [
    column('at', t('programs.delivery.at'), (row) => <When iso={row.at} />),
    column('type', t('programs.delivery.type'), (row) => (
      <details>
        <Text as="summary" nowrap>
          <code>{row.type}</code>
          <Muted block regular>
            {nounTitle(row.type)}
          </Muted>
        </Text>
        <Text as="pre" above={4} size={13} asWritten>
          {JSON.stringify(JSON.parse(row.body), null, 1)}
        </Text>
      </details>
    )),
    column('answer', t('programs.delivery.answer'), (row) => <Answer row={row} isOn={isOn} />),
    cornerColumn('state', t('programs.delivery.state'), (row) => <DeliveryBadge state={row.state} />),
    tightColumn('act', '', (row) =>
      row.state === 'waiting' ? null : (
        <Button small look="plain" icon={IconRepeat} onClick={() => onReplay(row.id)}>
          {t('programs.delivery.replay')}
        </Button>
      ),
    ),
  ];
}

function nounTitle(type: string): string {
  const noun = nounOfEvent(type);
  return t(noun === undefined ? 'programs.event.test' : `programs.event.${noun}`);
}

function Answer({ row, isOn }: { row: Delivery; isOn: boolean }) {
  const waits = row.state === 'waiting' && isOn;
  if (row.attempts === 0 && !waits) return '–';
  return (
    <>
      {row.attempts > 0 ? <strong>{row.status ?? t('programs.delivery.noAnswer')}</strong> : null}
      {row.answer === '' ? null : (
        <Text maxWidth="40ch" clamp={3} title={row.answer}>
          {row.answer}
        </Text>
      )}
      {row.attempts > 0 ? (
        <Muted block regular>
          {t('programs.delivery.attempts', { n: row.attempts })}
          {row.tookMs === null ? null : ` · ${t('programs.delivery.ms', { n: row.tookMs })}`}
        </Muted>
      ) : null}
      {waits ? (
        <Muted block regular>
          {t('programs.delivery.next')} <When iso={row.dueAt} />
        </Muted>
      ) : null}
    </>
  );
}
