import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { bulkCancelStates } from '@crossdock/domain/orders/changes.ts';
import { pickListOrdersMax } from '@crossdock/domain/orders/pickList.ts';
import { orderMachine } from '@crossdock/domain/orders/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../shell/api.ts';
import { BulkDialog } from '../shell/BulkDialog.tsx';
import type { BulkAction } from '../shell/bulk.ts';
import { CopyRowsButton } from '../shell/CopyRowsButton.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { linkClass } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';

export function useOrderBulkActions(): BulkAction<DeskOrder>[] {
  const formatting = useFormatting();
  const { may } = useStaff();
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return may('order.cancel') ? [cancel(money)] : [];
}

/**
 * Above the clerk's limit a second person approves each cancellation, as on the order's page. Orders that
 * left the warehouse are cancelled on their own page, where their parcels can be checked.
 */
const cancel = (money: (minor: number) => string): BulkAction<DeskOrder> => ({
  key: 'cancel',
  label: t('orders.bulk.cancel'),
  danger: true,
  asks: [{ name: 'why', label: t('orders.why'), max: 200, lines: true }],
  skips: ({ state }) => {
    if (bulkCancelStates.includes(state)) return undefined;
    const named = t(`orders.state.${state}`);
    if (state === 'cancelled') return named;
    const isOver = nextState(orderMachine, state, 'cancel', 'staff') === undefined;
    return t(isOver ? 'orders.bulk.cancel.over' : 'orders.bulk.cancel.own', { state: named });
  },
  sure: (rows) => {
    const paid = rows.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
    const sure = t('orders.bulk.cancel.sure');
    return paid > 0 ? `${sure} ${t('orders.bulk.cancel.back', { amount: money(paid) })}` : sure;
  },
  run: async (order, { why = '' }, idempotencyKey) => {
    const input = { orderId: order.id, why: why.trim() };
    const attempt = await client.attempt('cancelOrderForMember', input, { idempotencyKey });
    if (!attempt.ok) return attempt;
    const { pending, refundMinor } = attempt.data;
    if (pending) return { ok: true, note: t('orders.cancel.pending') };
    return {
      ok: true,
      note:
        refundMinor > 0
          ? t('orders.bulk.cancelled.back', { amount: money(refundMinor) })
          : t('orders.done.cancel'),
    };
  },
  refreshes: ['listDeskOrders', 'getDeskOrder'],
});

/** Actions on the chosen orders together: copy, print, or collect their parcels. */
export function ChosenOrders({ orders }: { orders: readonly DeskOrder[] }) {
  const packed = orders.filter(({ packageCount }) => packageCount > 0);
  return (
    <>
      <CopyRowsButton
        rows={orders.map((row) => [row.number, row.forwardingNumber, row.member.name, row.consignee])}
      />
      <LabelButton
        small
        kind="order"
        ids={orders.map(({ id }) => id)}
        label={t('labels.print.many', { n: orders.length })}
      />
      {packed.length > 0 ? (
        <LabelButton small kind="box" ids={packed.map(({ id }) => id)} label={t('labels.print.boxes')} />
      ) : null}
      <PickLists orders={orders} />
    </>
  );
}

/** The orders of one pick list. */
interface Batch {
  readonly n: number;
  readonly ids: readonly string[];
}

/** As many pick lists as the chosen unpacked orders need. Each prints its orders' sheets. */
function PickLists({ orders }: { orders: readonly DeskOrder[] }) {
  const [batches, setBatches] = useState<readonly Batch[]>();
  const ids = orders.filter(({ state }) => state === 'processing').map(({ id }) => id);
  if (ids.length === 0) return null;
  const count = Math.ceil(ids.length / pickListOrdersMax);
  const begin = () =>
    setBatches(
      Array.from({ length: count }, (_, at) => ({
        n: at + 1,
        ids: ids.slice(at * pickListOrdersMax, (at + 1) * pickListOrdersMax),
      })),
    );
  return (
    <>
      <Button small look="outline" icon={IconListCheck} onClick={begin}>
        {t('orders.pack.pickChosen', { n: ids.length })}
      </Button>
      {batches ? (
        <BulkDialog
          act={pickList}
          rows={batches}
          rowName={({ n, ids: inIt }) => t('orders.bulk.pick.row', { n, orders: inIt.length })}
          onClose={() => setBatches(undefined)}
        />
      ) : null}
    </>
  );
}

const pickList: BulkAction<Batch> = {
  key: 'pickList',
  get label() {
    return t('orders.pick.title');
  },
  sure: (batches) =>
    t('orders.bulk.pick.sure', {
      n: batches.reduce((sum, { ids }) => sum + ids.length, 0),
      most: pickListOrdersMax,
    }),
  run: async ({ ids }, _values, idempotencyKey) => {
    const attempt = await client.attempt('makePickList', { orderIds: [...ids] }, { idempotencyKey });
    if (!attempt.ok) return attempt;
    const { number } = attempt.data;
    return {
      ok: true,
      note: (
        <Link className={linkClass} to="/packing/pick" search={{ list: number }}>
          {number}
        </Link>
      ),
    };
  },
  refreshes: [],
};
