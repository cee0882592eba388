import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Grid, Muted, Row, Split } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPlus } from '@tabler/icons-react';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { CustomsLines } from '../shell/CustomsLines.tsx';
import { useRememberCurrentItem } from '../shell/currentParcel.ts';
import { t } from '../shell/i18n.ts';
import { OrderedServiceList } from '../shell/OrderedServiceList.tsx';
import { ScaleBox } from '../shell/ScaleBox.tsx';
import { ScaleReadingSign } from '../shell/ScaleReadingSign.tsx';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { BillAndConfirm } from './BillAndConfirm.tsx';
import { OrderNumberScan } from './OrderNumberScan.tsx';
import { PackageForm } from './PackageForm.tsx';
import { PackedPanel } from './PackedPanel.tsx';
import { PackSummary } from './PackSummary.tsx';
import { ParcelChecklist } from './ParcelChecklist.tsx';
import { areContentsKnown } from './packingBoxes.ts';
import { isBoxTarget } from './packingState.ts';
import { StandingOrderBanner } from './StandingOrderBanner.tsx';
import { type Packing, usePacking } from './usePacking.ts';

/** Shows the order's requirements and its customs declaration. */
function ToKnow({ order }: { order: DeskOrderDetails }) {
  return (
    <>
      <PackSummary order={order} />
      <CustomsLines vipOrderId={order.vipOrderId} />
    </>
  );
}

/** The packing screen: scan the parcels, enter the packages, check the bill, confirm. It works without a mouse. */
export function PackDesk({ order }: { order: DeskOrderDetails }) {
  const packing = usePacking(order);
  if (packing.packed) return <PackedPanel orderId={order.id} packed={packing.packed} next={packing.ahead} />;
  if (packing.aside) return <PutAside packing={packing} />;
  if (packing.resending) return <SkeletonRows rows={3} heightPx={120} label={t('shell.loading')} />;
  return <OpenOrder packing={packing} />;
}

/** Says that the order was left unpacked because another order is being opened. */
function PutAside({ packing: { aside, order } }: { packing: Packing }) {
  return (
    <Grid gap={16}>
      <Banner tone="danger" title={t('orders.desk.aside', { number: order.number, next: aside })} />
      <OrderNumberScan label={t('orders.pack.scan')} next={{ number: aside }} />
    </Grid>
  );
}

function OpenOrder({ packing }: { packing: Packing }) {
  const { order, send } = packing;
  const last = [...packing.here].at(-1);
  useRememberCurrentItem(order.parcels.find(({ id }) => id === last)?.courierNumber);
  const form = useRef<HTMLDivElement>(null);
  useFocusOfPlace(form, packing);
  useFunctionKey('F2', () => send({ type: 'addPackage' }));
  useFunctionKey('F7', () => send({ type: 'into' }));
  useFunctionKey('F8', () => send({ type: 'divide' }));
  // If the cursor is put into a package's box, the next scanned or typed line goes there.
  const enter = ({ target }: FocusEvent) => {
    const step = target instanceof HTMLInputElement ? target.dataset.step : undefined;
    if (step !== packing.at && isBoxTarget(step)) send({ type: 'go', at: step });
  };
  return (
    <Split
      from="desktop"
      columns="minmax(0, 1fr) minmax(0, 1.1fr)"
      gap={20}
      alignContent="start"
      minWidth={0}
      ref={form}
      onFocus={enter}
    >
      <Grid gap={20} alignContent="start" minWidth={0}>
        <StandingOrderBanner order={order} />
        <AddressPending order={order} />
        <Resumed packing={packing} />
        <OrderedServiceList of={{ orderId: order.id }} before />
        <ToKnow order={order} />
        <Waiting number={packing.bench.waiting} />
        <ParcelChecklist packing={packing} />
      </Grid>
      <Grid gap={20} alignContent="start" minWidth={0}>
        <Section title={t('orders.packages')}>
          <Grid gap={16}>
            {packing.packages.map((draft, at) => (
              <PackageForm key={draft.key} draft={draft} n={at + 1} packing={packing} />
            ))}
          </Grid>
          <Row gap={12} wrap align="center" above={12}>
            <Button look="soft" icon={IconPlus} onClick={() => send({ type: 'addPackage' })}>
              {t('orders.desk.addPackage')}
            </Button>
            <Muted>{t('orders.desk.keys')}</Muted>
          </Row>
          {packing.packages.length > 1 && !areContentsKnown(packing.packages, order) ? (
            <Box above={12} below={12}>
              <Banner tone="info">{t('orders.desk.contents.unknown')}</Banner>
            </Box>
          ) : null}
          <Box above={16}>
            <ScaleBox />
          </Box>
          <ScaleReadingSign />
        </Section>
        <BillAndConfirm packing={packing} />
      </Grid>
    </Split>
  );
}

/** The order that was scanned ahead. */
function Waiting({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <Banner tone="warning" title={t('orders.ship.held')}>
      <Code>{number}</Code>
    </Banner>
  );
}

/** The address still waits for its audit. The order can be packed after somebody has approved it. */
function AddressPending({ order }: { order: DeskOrderDetails }) {
  if (!order.addressPending) return null;
  return (
    <Banner
      tone="warning"
      title={t('orders.desk.addressPending')}
      action={<LinkButton to="/addresses" look="outline" small text={t('shell.nav.addresses')} />}
    />
  );
}

/** Says that an earlier, unfinished packing was restored, with a button to discard it. */
function Resumed({ packing }: { packing: Packing }) {
  if (!packing.resumed) return null;
  return (
    <Banner
      tone="info"
      title={t('orders.desk.resumed')}
      action={
        <Button small look="outline" onClick={packing.startOver}>
          {t('orders.desk.startOver')}
        </Button>
      }
    />
  );
}

/**
 * Moves the cursor to the field of the current packing step and selects its text. Does so again after each scanned or
 * typed line, even if the step stays the same.
 */
function useFocusOfPlace(form: RefObject<HTMLDivElement | null>, { at, lines, problem }: Packing) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each line, even if the place stays the same
  useLayoutEffect(() => {
    const target = form.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    if (!target || target === document.activeElement) return;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
  }, [at, lines, problem]);
}
