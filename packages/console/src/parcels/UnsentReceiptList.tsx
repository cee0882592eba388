import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useSyncExternalStore } from 'react';
import { t } from '../shell/i18n.ts';
import { receiptQueue, useWaitingReceipts } from './receipts.ts';

/** The receipts that were not sent to the server yet, or that it refused. Renders nothing if there are none. */
export function UnsentReceiptList() {
  const waiting = useWaitingReceipts();
  const stuck = useSyncExternalStore(receiptQueue.subscribe, receiptQueue.stuck);
  const safe = useSyncExternalStore(receiptQueue.subscribe, receiptQueue.safe);
  const unsent = waiting.filter(({ refusal }) => refusal === null);
  const refused = waiting.filter(({ refusal }) => refusal !== null);
  return (
    <Stack ifAny gap={16}>
      {stuck && unsent.length > 0 ? (
        <Banner
          tone="warning"
          title={t('parcels.desk.unsent', { n: unsent.length })}
          action={
            <Button small look="outline" onClick={() => void receiptQueue.flush()}>
              {t('parcels.desk.sendNow')}
            </Button>
          }
        >
          {t(safe ? 'parcels.desk.unsent.text' : 'parcels.desk.unsent.unsafe')}
          <Text block above={4} size={14} figures asWritten>
            {unsent.map(({ input }) => input.courierNumber).join('  ')}
          </Text>
        </Banner>
      ) : null}
      {refused.map(({ key, input, refusal }) => (
        <Banner
          key={key}
          tone="danger"
          title={input.courierNumber}
          action={
            <Button small look="outline" onClick={() => receiptQueue.dismiss(key)}>
              {t('parcels.desk.dismiss')}
            </Button>
          }
        >
          {refusal}
        </Banner>
      ))}
    </Stack>
  );
}
