import {
  type PriceChangeKind,
  type PriceReason,
  priceChangeKinds,
  reasonsFor,
} from '@crossdock/domain/orders/priceChanges.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { amountBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { useCall } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { ReasonBox } from '../shell/ReasonBox.tsx';
import { showPriceOutcome } from './priceOutcome.ts';

interface Typed {
  readonly kind: PriceChangeKind;
  readonly amount: string;
  readonly reason: PriceReason;
  readonly note: string;
}

/** Enters a discount or surcharge, and shows the new total beside the old one while typing. */
export function PriceChangeDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { currency } = useFormatting();
  const form = usePlainDialog<'addPriceChange', Typed>('addPriceChange', {
    schema: () => import('@crossdock/contract/orders/prices.ts').then((all) => all.priceChangeInput),
    defaults: { kind: 'discount', amount: '', reason: 'other', note: '' },
    input: ({ kind, amount, reason, note }) => ({
      ...{ orderId, kind, reason, note },
      amountMinor: typedAmount(amount, currency) ?? Number.NaN,
    }),
    refreshes: ['listPriceChanges', 'getDeskOrder', 'listDeskOrders'],
    onDone: ({ state }) => showPriceOutcome(state),
    onClose,
  });
  const { values, errors } = form;
  const { kind } = values;
  const amountMinor = typedAmount(values.amount, currency);
  return (
    <SendDialog {...form} title={t('orders.price.add')} sendLabel={t('orders.price.save')}>
      <ChoiceBox
        label={t('orders.price.kind')}
        value={kind}
        data={priceChangeKinds.map((value) => ({ value, label: t(`quote.kind.${value}`) }))}
        onChange={(event) => {
          form.set('kind', event.currentTarget.value === 'surcharge' ? 'surcharge' : 'discount');
          form.set('reason', 'other');
        }}
      />
      <AmountBox
        label={t('orders.price.amount')}
        required
        {...amountBoxPropsOf(form, 'amount', 'amountMinor')}
      />
      <ChoiceBox
        label={t('orders.price.reason')}
        required
        error={errors.reason}
        value={values.reason}
        data={reasonsFor(kind).map((value) => ({ value, label: t(`quote.step.${value}`) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          form.set('reason', reasonsFor(kind).find((one) => one === chosen) ?? 'other');
        }}
      />
      <ReasonBox label={t('orders.price.note')} {...form.box('note')} />
      {amountMinor !== undefined && amountMinor > 0 ? (
        <Comparison orderId={orderId} kind={kind} amountMinor={amountMinor} />
      ) : null}
    </SendDialog>
  );
}

function Comparison(asked: { orderId: string; kind: PriceChangeKind; amountMinor: number }) {
  const { data, error } = useCall('previewPriceChange', asked, { topics: ['orders'] });
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (!data) return null;
  const { beforeMinor, afterMinor, dueMinor, returnedMinor } = data;
  return (
    <Facts
      facts={[
        [t('orders.price.before'), <Money key="before" minor={beforeMinor} />],
        [t('orders.price.after'), <Money key="after" minor={afterMinor} emphasis />],
        [t('orders.price.due'), dueMinor > 0 ? <Money key="due" minor={dueMinor} /> : null],
        [t('orders.price.back'), returnedMinor > 0 ? <Money key="back" minor={returnedMinor} /> : null],
      ]}
    />
  );
}
