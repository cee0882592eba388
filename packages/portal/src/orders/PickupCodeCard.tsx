import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { QrCode } from '@crossdock/ui/QrCode.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

/** Large enough for a scanner at arm's length, and narrower than the smallest phone. */
const sizePx = 264;

/**
 * The code that a member shows at the pickup point, with the address and hours of the point. Works without a network.
 */
export default function PickupCodeCard({ order }: { order: OrderDetails }) {
  const { pickupCode, pickupReady, destination } = order;
  const { name = '', address = '', hours = '', phone = '' } = destination.pickupPoint ?? {};
  const facts = [
    [t('orders.pickupPoint'), name],
    [t('orders.address'), address],
    [t('orders.atPoint.hours'), hours],
    [t('orders.atPoint.phone'), phone],
  ] as const;
  return (
    <Section title={t(pickupReady ? 'orders.atPoint.ready' : 'orders.atPoint.later')}>
      <Stack gap={12} align="center">
        <QrCode text={pickupCode} label={t('orders.atPoint.code', { number: pickupCode })} sizePx={sizePx} />
        <Code>{pickupCode}</Code>
        <Text as="p">{t(pickupReady ? 'orders.atPoint.show' : 'orders.atPoint.wait')}</Text>
      </Stack>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
    </Section>
  );
}
