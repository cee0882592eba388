import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { lazy, Suspense, useState } from 'react';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff.ts';
import { showPriceOutcome } from './priceOutcome.ts';

const PriceChangeDialog = lazy(() =>
  import('./PriceChangeDialog.tsx').then((m) => ({ default: m.PriceChangeDialog })),
);

type Change = Output<'listPriceChanges'>['list'][number];

/** The discounts and surcharges that staff made on the order, and who made them. */
export function PriceChanges({ orderId }: { orderId: string }) {
  const mayWrite = useStaff().may('order.price');
  const [adding, setAdding] = useState(false);
  const changes = useCall('listPriceChanges', { orderId }, { topics: ['orders', 'adjustments'] });
  return (
    <Section title={t('orders.price.title')}>
      <Loaded query={changes}>
        {({ open, list, secondAwaited }) => (
          <Grid gap={12} justifyItems="start">
            <AwaitedApproval awaited={secondAwaited} />
            {list.length === 0 ? <Muted as="p">{t('orders.price.none')}</Muted> : null}
            {list.length === 0 ? null : (
              <Grid as="ul" justifySelf="stretch">
                {list.map((row) => (
                  <ChangeRow key={row.id} row={row} mayUndo={open && mayWrite && row.undoneBy === ''} />
                ))}
              </Grid>
            )}
            {open && mayWrite ? (
              <Button small look="outline" onClick={() => setAdding(true)}>
                {t('orders.price.add')}
              </Button>
            ) : null}
          </Grid>
        )}
      </Loaded>
      {adding ? (
        <Suspense fallback={null}>
          <PriceChangeDialog orderId={orderId} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

function ChangeRow({ row, mayUndo }: { row: Change; mayUndo: boolean }) {
  const [undoing, setUndoing] = useState(false);
  const { kind, amountMinor, reason, note, staffName, secondName, at, undoneBy, undoneWhy } = row;
  const who = [staffName, secondName && t('orders.price.agreed', { name: secondName })];
  return (
    <Row as="li" gap={12} align="center" justify="between" pad={[10, 0]} lineBetween>
      <Grid gap={2} minWidth={0} grow>
        <Text size={15}>
          {t(`quote.kind.${kind}`)}{' '}
          <Money minor={kind === 'discount' ? 0 - amountMinor : amountMinor} emphasis />
        </Text>
        <Text size={14}>
          {t(`quote.step.${reason}`)} · {note}
        </Text>
        <Muted size={13}>
          {who.filter(Boolean).join(' · ')} <When iso={at} />
        </Muted>
        {undoneBy === '' ? null : (
          <Muted size={13}>{t('orders.price.undone', { name: undoneBy, why: undoneWhy })}</Muted>
        )}
      </Grid>
      {mayUndo ? (
        <Button small look="plain" onClick={() => setUndoing(true)}>
          {t('orders.price.undo')}
        </Button>
      ) : null}
      {undoing ? <UndoDialog id={row.id} onClose={() => setUndoing(false)} /> : null}
    </Row>
  );
}

function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ReasonDialog
      title={t('orders.price.undo.title')}
      label={t('orders.why')}
      field="why"
      confirmLabel={t('orders.price.undo')}
      call="undoPriceChange"
      input={(why) => ({ id, why })}
      refreshes={['listPriceChanges', 'getDeskOrder']}
      onDone={({ state }) => showPriceOutcome(state)}
      onClose={onClose}
    >
      {t('orders.price.undo.text')}
    </ReasonDialog>
  );
}
