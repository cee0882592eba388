import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { CustomsLines } from '../shell/CustomsLines.tsx';
import { useCurrentParcel } from '../shell/currentParcel.ts';
import { t } from '../shell/i18n.ts';
import { OrderedWork } from '../shell/OrderedWork.tsx';
import { ScaleBox } from '../shell/ScaleBox.tsx';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { BillPreview } from './BillPreview.tsx';
import { NumberScan } from './NumberScan.tsx';
import { PackageForm } from './PackageForm.tsx';
import classes from './PackDesk.module.css';
import { PackedPanel } from './PackedPanel.tsx';
import { PackSummary } from './PackSummary.tsx';
import { ParcelChecklist } from './ParcelChecklist.tsx';
import { isBoxPlace } from './packingSteps.ts';
import { type Packing, usePacking } from './usePacking.ts';

/** What the order asks for, and what customs are told of it. */
function ToKnow({ order }: { order: DeskOrderDetails }) {
  return (
    <>
      <PackSummary order={order} />
      <CustomsLines vipOrderId={order.vipOrderId} />
    </>
  );
}

/** Scan the parcels off the list, enter the packages, look at the bill, confirm: no mouse needed. */
export function PackDesk({ order }: { order: DeskOrderDetails }) {
  const packing = usePacking(order);
  if (packing.packed) return <PackedPanel packed={packing.packed} next={packing.ahead} />;
  if (packing.aside) return <PutAside packing={packing} />;
  if (packing.resending) return <SkeletonRows rows={3} heightPx={120} label={t('shell.loading')} />;
  return <OpenOrder packing={packing} />;
}

/** It was left unpacked for another order, which is opened. */
function PutAside({ packing: { aside, order } }: { packing: Packing }) {
  return (
    <div className={classes.packages}>
      <Banner tone="danger" title={t('orders.desk.aside', { number: order.number, next: aside })} />
      <NumberScan label={t('orders.pack.scan')} next={{ number: aside }} />
    </div>
  );
}

function OpenOrder({ packing }: { packing: Packing }) {
  const { order, send } = packing;
  const last = [...packing.here].at(-1);
  useCurrentParcel(order.parcels.find(({ id }) => id === last)?.courierNumber);
  const form = useRef<HTMLDivElement>(null);
  useFocusOfPlace(form, packing);
  useFunctionKey('F2', () => send({ type: 'addPackage' }));
  // The box of a package that the cursor was put into is the place of the next line.
  const enter = ({ target }: FocusEvent) => {
    const step = target instanceof HTMLInputElement ? target.dataset.step : undefined;
    if (step !== packing.at && isBoxPlace(step)) send({ type: 'go', at: step });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the whole form, heard while it bubbles up from its inputs
    <div className={classes.desk} ref={form} onFocus={enter}>
      <div className={classes.column}>
        <AddressPending order={order} />
        <Resumed packing={packing} />
        <OrderedWork of={{ orderId: order.id }} before />
        <ToKnow order={order} />
        <Waiting number={packing.bench.waiting} />
        <ParcelChecklist packing={packing} />
      </div>
      <div className={classes.column}>
        <Section title={t('orders.packages')}>
          <div className={classes.packages}>
            {packing.packages.map((draft, at) => (
              <PackageForm key={draft.key} draft={draft} n={at + 1} packing={packing} />
            ))}
          </div>
          <div className={classes.row}>
            <Button look="soft" icon={IconPlus} onClick={() => send({ type: 'addPackage' })}>
              {t('orders.desk.addPackage')}
            </Button>
            <span className={classes.keys}>{t('orders.desk.keys')}</span>
          </div>
          <ScaleBox />
        </Section>
        <BillPreview packing={packing} />
        {packing.failure ? <Banner tone="danger">{packing.failure.message}</Banner> : null}
        {packing.problem && ofWhole.has(packing.problem.key) ? (
          <Banner tone="danger">
            {t(`orders.desk.wrong.${packing.problem.key}`, { number: packing.problem.code })}
          </Banner>
        ) : null}
        <Button data-step="confirm" icon={IconCheck} busy={packing.busy} onClick={packing.confirm}>
          {t('orders.desk.confirm')}
        </Button>
      </div>
    </div>
  );
}

/** An order that was scanned before this one was packed. */
function Waiting({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <Banner tone="warning" title={t('orders.ship.held')}>
      <Code>{number}</Code>
    </Banner>
  );
}

/** Its address still waits for staff: it is packed once somebody has approved it. */
function AddressPending({ order }: { order: DeskOrderDetails }) {
  if (!order.addressPending) return null;
  return (
    <Banner
      tone="warning"
      title={t('orders.desk.addressPending')}
      action={
        <Link to="/addresses" className={buttonClass({ look: 'outline', small: true })}>
          <span>{t('shell.nav.addresses')}</span>
        </Link>
      }
    />
  );
}

/** What was begun before is there again, and can be thrown away. */
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

/** What is wrong with the packing as a whole, and not with a box. */
const ofWhole: ReadonlySet<string> = new Set(['missing', 'noMeasures', 'unlikely', 'unpacked']);

/** The cursor stands where the next line belongs, with what is there selected, and returns there after each line. */
function useFocusOfPlace(form: RefObject<HTMLDivElement | null>, { at, lines, problem }: Packing) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each line, also where the place stays the same
  useLayoutEffect(() => {
    const target = form.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    if (!target || target === document.activeElement) return;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
  }, [at, lines, problem]);
}
