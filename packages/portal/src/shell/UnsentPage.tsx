import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Page } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import type { OutboxEntry } from '@crossdock/web/outboxEntries.ts';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from './Dialog.ts';
import { t, titleAndText } from './i18n.ts';
import { outbox, useOutbox } from './outbox.ts';

export const Route = createFileRoute('/_shell/unsent')({
  staticData: { title: 'shell.route.unsent', action: 'myBag' },
  component: UnsentPage,
});

const styles = {
  waiting: { tone: 'info', icon: IconClock },
  held: { tone: 'neutral', icon: IconPencil },
  refused: { tone: 'danger', icon: IconAlertTriangle },
  sent: { tone: 'success', icon: IconCircleCheck },
} as const;

/**
 * The member's input from times without a network: entries to be sent, refused ones with their reasons, and sent ones
 * with their results.
 */
function UnsentPage() {
  const entries = useOutbox();
  return (
    <Page title={t('shell.route.unsent')} intro={t('unsent.intro')} width="narrow">
      {entries.length === 0 ? (
        <EmptyState picture="done" {...titleAndText('unsent.none')} />
      ) : (
        <EntryList gap={16} rows={entries}>
          {(entry) => <EntryCard entry={entry} />}
        </EntryList>
      )}
    </Page>
  );
}

function EntryCard({ entry }: { entry: OutboxEntry }) {
  const { state, refusal, writtenAt } = entry;
  return (
    <Card>
      <Stack gap={12}>
        <Bar gap={[4, 12]}>
          <Text as="h2" size={16} strong>
            {titleOf(entry)}
          </Text>
          <StatusBadge {...styles[state]} label={t(`unsent.state.${state}`)} />
        </Bar>
        <Contents entry={entry} />
        <Muted as="p">
          {t('unsent.written')} <When iso={writtenAt} style="short" />
        </Muted>
        {refusal ? (
          <Banner tone="danger" title={refusal.message}>
            {reasonsOf(refusal).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Banner>
        ) : null}
        <Actions entry={entry} />
      </Stack>
    </Card>
  );
}

const reasonsOf = ({ message, fields }: NonNullable<OutboxEntry['refusal']>) =>
  [...new Set(Object.values(fields))].filter((reason) => reason !== message);

const numbersOf = (text: string) => text.split('\n').filter(Boolean);

function titleOf(entry: OutboxEntry): string {
  if (entry.call === 'addComment') return t('unsent.comment', { n: entry.input.stars });
  if (entry.call === 'say') return t('unsent.message');
  return t('unsent.forecast', { n: numbersOf(entry.input.courierNumber).length });
}

function Contents({ entry }: { entry: OutboxEntry }) {
  if (entry.call !== 'forecastParcels')
    return entry.input.text ? <Text as="p">{entry.input.text}</Text> : null;
  const { courierNumber, goodsName } = entry.input;
  const list = entry.answer && 'list' in entry.answer ? entry.answer.list : [];
  const results = new Map(list.map((one) => [one.courierNumber, one]));
  return (
    <>
      {goodsName ? <Text as="p">{goodsName}</Text> : null}
      <Stack as="ul" gap={4}>
        {numbersOf(courierNumber).map((number) => {
          const said = results.get(number);
          return (
            <Row as="li" key={number} gap={[0, 8]} wrap>
              <Text size={14} strong figures>
                {number}
              </Text>
              {said ? <Text size={14}>{t(`parcels.result.${said.result}`)}</Text> : null}
              {said?.message ? <Muted>{said.message}</Muted> : null}
            </Row>
          );
        })}
      </Stack>
    </>
  );
}

function Actions({ entry }: { entry: OutboxEntry }) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { id, state } = entry;
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  if (state === 'sent')
    return (
      <Row>
        <Button small look="soft" onClick={() => void outbox.remove(id)}>
          {t('unsent.done')}
        </Button>
      </Row>
    );
  const edit = async () => {
    await outbox.hold(id);
    if (entry.call === 'addComment')
      await navigate({ to: '/comment', search: { orderId: entry.input.orderId, unsent: id } });
    else await navigate({ to: '/newBag', search: { unsent: id } });
  };
  return (
    <Row gap={8} wrap>
      {entry.call === 'say' ? null : (
        <Button small look="outline" busy={busy} onClick={() => void run(edit)}>
          {t('unsent.edit')}
        </Button>
      )}
      {state === 'waiting' ? null : (
        <Button small look="soft" busy={busy} onClick={() => void run(() => outbox.release(id))}>
          {t('unsent.send')}
        </Button>
      )}
      <Button small look="plain" disabled={busy} onClick={() => setAsked(true)}>
        {t('shell.delete')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        title={t('unsent.delete.title')}
        confirmLabel={t('shell.delete')}
        onConfirm={() => void outbox.remove(id)}
        onClose={() => setAsked(false)}
      >
        <p>{t('unsent.delete.text')}</p>
      </ConfirmDialog>
    </Row>
  );
}
