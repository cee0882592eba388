import type { PriceHold } from '@crossdock/contract/orders/heldPrice.ts';
import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { CancellationText } from './CancellationText.tsx';

type Asked = Extract<PriceHold, { kind: 'asked' }>;
interface QuestionProps {
  readonly order: OrderDetails;
  readonly asked: Asked;
}

const refreshes = ['getOrder', 'listOrders', 'getOrderStatistics', 'queryParcels', 'getWallet'] as const;

/**
 * The packed order costs more than its held price: the member agrees and pays, or cancels the order and keeps the
 * parcels.
 */
export function PriceQuestion({ order, asked }: QuestionProps) {
  const formatting = useFormatting();
  const agree = useAgreeing(order, asked);
  const [taking, setTaking] = useState(false);
  const load = (value: number) => formatQuantity(value, asked.byVolume ? 'volume' : 'weight', formatting);
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return (
    <Section title={t('orders.hold.ask')}>
      <Grid gap={12}>
        <Text as="p" size={20} strong>
          <Money minor={asked.beforeMinor} muted /> → <Money minor={asked.afterMinor} />
        </Text>
        <p>
          {asked.ended
            ? t('orders.hold.ask.ended')
            : t('orders.hold.ask.weight', {
                measured: load(asked.measuredLoad),
                load: load(asked.load),
                most: load(asked.mostLoad),
              })}
        </p>
        <Note>
          {t('orders.hold.ask.by')} <When iso={asked.answerBy} style="short" />
          {t('orders.hold.ask.else')}
        </Note>
        {agree.failure ? <Banner tone="danger">{agree.failure.message}</Banner> : null}
        <Button full busy={agree.busy} onClick={() => void agree.send()}>
          {asked.dueMinor > 0
            ? t('orders.hold.agree.pay', { amount: money(asked.dueMinor) })
            : t('orders.hold.agree')}
        </Button>
        <Button full look="outline" onClick={() => setTaking(true)}>
          {t('orders.hold.takeBack')}
        </Button>
      </Grid>
      <TakeBack {...{ order, asked }} opened={taking} onClose={() => setTaking(false)} />
    </Section>
  );
}

/**
 * Agrees to the total that is shown. Pays what is due from the balance, or opens the payment page if the
 * balance is too low.
 */
function useAgreeing(order: OrderDetails, asked: Asked) {
  const navigate = useNavigate();
  const options = useCall(
    'getPayTypeList',
    { source: 4, orderId: order.id },
    { enabled: asked.dueMinor > 0 },
  );
  const agree = useSubmit('agreeToPrice', { quiet: true, refreshes });
  const pay = useSubmit('payFromBalance', { quiet: true, refreshes });
  return {
    busy: agree.busy || pay.busy || (asked.dueMinor > 0 && options.isPending),
    failure: agree.failure ?? pay.failure,
    async send() {
      const orderId = order.id;
      const agreed = await agree.submit({ orderId, totalMinor: asked.afterMinor });
      if (!agreed.ok) return;
      const { dueMinor } = agreed.data;
      if (dueMinor === 0) return showMessage('success', t('orders.hold.agreed'));
      const balance = options.data?.methods.find(({ code }) => code === 'balance');
      if (balance?.possible) {
        const paid = await pay.submit({ orderId, dueMinor });
        if (paid.ok) return showMessage('success', t('orders.hold.agreed'));
      }
      void navigate({ to: '/pay/$orderId', params: { orderId } });
    },
  };
}

function TakeBack(props: QuestionProps & { opened: boolean; onClose: () => void }) {
  const { order, asked, opened, onClose } = props;
  const take = useSubmit('takeParcelsBack', {
    quiet: true,
    refreshes,
    done: t('orders.hold.taken'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('orders.hold.takeBack.title')}
      confirmLabel={t('orders.hold.takeBack')}
      cancelLabel={t('shell.back')}
      danger
      busy={take.busy}
      onConfirm={() => void take.submit({ orderId: order.id })}
      onClose={onClose}
    >
      <Grid gap={12}>
        <CancellationText parcelCount={order.parcelCount} refundMinor={asked.refundMinor} />
        {take.failure ? <Banner tone="danger">{take.failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
