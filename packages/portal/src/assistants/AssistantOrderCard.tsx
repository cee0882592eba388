import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryCard } from '@crossdock/ui/Entry.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Asked = Output<'listAssistants'>['awaiting'][number];

const refreshes = [
  'listAssistants',
  'getOrderStatistics',
  'listOrders',
  'queryParcels',
  'getWallet',
] as const;

/** An order that an assistant requests, described in words, with buttons to submit or refuse it. */
export function AssistantOrderCard({ asked, acting }: { asked: Asked; acting: boolean }) {
  const { id, inputHash, clientName, order, problem, expiresAt } = asked;
  const confirm = useSubmit('confirmAssistantCall', {
    quiet: true,
    refreshes,
    done: t('assistants.ask.done'),
  });
  const decline = useSubmit('declineAssistantCall', {
    quiet: true,
    refreshes: ['listAssistants', 'getOrderStatistics'],
    done: t('assistants.ask.declined'),
  });
  const failure = confirm.failure ?? decline.failure;
  const busy = confirm.busy || decline.busy;
  return (
    <EntryCard label={t('assistants.ask.title')} tone="warning">
      <div>
        <Text as="h2" size={18} strong>
          {t('assistants.ask.title')}
        </Text>
        <Muted as="p">{t('assistants.ask.by', { name: clientName })}</Muted>
      </div>
      {order.map((one) => (
        <Facts
          key={id}
          facts={[
            [t('assistants.ask.total'), <Money key="total" minor={one.totalMinor} />],
            [t('assistants.ask.to'), `${one.consignee} · ${one.place}`],
            [t('assistants.ask.channel'), one.channel],
            [
              t('assistants.ask.parcels'),
              <Stack key="parcels" gap={4}>
                {one.parcels.map(({ courierNumber, goodsName }) => (
                  <Text key={courierNumber} breaks>
                    {courierNumber} · {goodsName}
                  </Text>
                ))}
              </Stack>,
            ],
            [t('assistants.ask.until'), <When key="until" iso={expiresAt} />],
          ]}
        />
      ))}
      {problem === '' ? null : <Banner tone="warning">{problem}</Banner>}
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      {acting ? null : (
        <Row gap={8} wrap>
          {order.length === 0 ? null : (
            <Button
              busy={confirm.busy}
              disabled={busy}
              onClick={() => void confirm.submit({ id, inputHash })}
            >
              {t('assistants.ask.yes')}
            </Button>
          )}
          <Button
            look="outline"
            busy={decline.busy}
            disabled={busy}
            onClick={() => void decline.submit({ id })}
          >
            {t('assistants.ask.no')}
          </Button>
        </Row>
      )}
    </EntryCard>
  );
}
