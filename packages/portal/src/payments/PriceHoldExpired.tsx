import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PaidItemLink } from './PaidItemLink.tsx';

const refreshes = ['getPayTypeList', 'getNewPrice', 'getOrder', 'listOrders', 'getOrderStatistics'] as const;

/**
 * Shown if the order was not paid while its price was held: the old and the new total, and one button to agree and
 * continue.
 */
export function PriceHoldExpired({ orderId }: { orderId: string }) {
  const query = useCall('getNewPrice', { orderId }, { topics: ['orders'] });
  return (
    <Loaded query={query} skeleton={{ rows: 1, heightPx: 220 }}>
      {(price) => <NewPrice {...{ orderId, price }} />}
    </Loaded>
  );
}

function NewPrice({ orderId, price }: { orderId: string; price: Output<'getNewPrice'> }) {
  const formatting = useFormatting();
  const agree = useSubmit('agreeToNewPrice', { quiet: true, refreshes });
  const { beforeMinor, afterMinor, untilAt, days } = price;
  return (
    <Section title={t(beforeMinor === afterMinor ? 'payments.ended.same' : 'payments.ended.ask')}>
      <Grid gap={12}>
        <Text as="p" size={20} strong>
          {beforeMinor === afterMinor ? null : (
            <>
              <Money minor={beforeMinor} muted /> →{' '}
            </>
          )}
          <Money minor={afterMinor} />
        </Text>
        <Note>{t('payments.ended.text', { until: formatWhen(untilAt, 'short', formatting), days })}</Note>
        {agree.failure ? <Banner tone="danger">{agree.failure.message}</Banner> : null}
        <Button full busy={agree.busy} onClick={() => void agree.submit({ orderId, totalMinor: afterMinor })}>
          {t('payments.ended.agree', { amount: formatMoney(afterMinor, formatting.currency, formatting) })}
        </Button>
        <PaidItemLink id={orderId} goods={false} />
      </Grid>
    </Section>
  );
}
