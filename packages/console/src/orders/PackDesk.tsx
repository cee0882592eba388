import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { useAtHand } from '../shell/atHand.ts';
import { CustomsLines } from '../shell/CustomsLines.tsx';
import { t } from '../shell/i18n.ts';
import { sidesFrom, weightFrom } from '../shell/measures.ts';
import { OrderedWork } from '../shell/OrderedWork.tsx';
import { ScaleBox } from '../shell/ScaleBox.tsx';
import { scanLine } from '../shell/scanKeys.ts';
import { BillPreview } from './BillPreview.tsx';
import { PackageForm } from './PackageForm.tsx';
import classes from './PackDesk.module.css';
import { PackedPanel } from './PackedPanel.tsx';
import { PackSummary } from './PackSummary.tsx';
import { ParcelChecklist } from './ParcelChecklist.tsx';
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
  const last = [...packing.here].at(-1);
  useAtHand(order.parcels.find(({ id }) => id === last)?.courierNumber);
  const form = useRef<HTMLDivElement>(null);
  const focus = (name: string) => {
    const target = form.current?.querySelector<HTMLElement>(`[data-step="${name}"]`);
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  };
  useKeys({ 'mod+enter': () => void packing.confirm() });
  if (packing.packed) return <PackedPanel packed={packing.packed} />;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { target } = event;
    const step = target instanceof HTMLElement ? target.dataset.step : undefined;
    if (event.key === 'Enter' && target instanceof HTMLInputElement && isScanIn(target)) {
      // A parcel or another order scanned into a package's weight is no weight.
      const text = target.value;
      const [name = '', key = ''] = (step ?? '').split(' ');
      packing.change(Number(key), { [name]: '' });
      event.preventDefault();
      return scanLine.hear(text);
    }
    if (event.key === 'F2') packing.addPackage();
    else if (event.key === 'Enter' && step && step !== 'confirm' && !event.ctrlKey && !event.metaKey)
      focus(after(step, packing.packages));
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole form, heard while they bubble up from its inputs
    <div className={classes.desk} ref={form} onKeyDown={press}>
      <div className={classes.column}>
        <AddressPending order={order} />
        <Resumed packing={packing} />
        <OrderedWork of={{ orderId: order.id }} before />
        <ToKnow order={order} />
        <ParcelChecklist packing={packing} onComplete={() => focus(`weight ${packing.packages[0]?.key}`)} />
      </div>
      <div className={classes.column}>
        <Section title={t('orders.packages')}>
          <div className={classes.packages}>
            {packing.packages.map((draft, at) => (
              <PackageForm key={draft.key} draft={draft} n={at + 1} packing={packing} />
            ))}
          </div>
          <div className={classes.row}>
            <Button look="soft" icon={IconPlus} onClick={packing.addPackage}>
              {t('orders.desk.addPackage')}
            </Button>
            <span className={classes.keys}>{t('orders.desk.keys')}</span>
          </div>
          <ScaleBox />
        </Section>
        <BillPreview packing={packing} />
        {packing.failure ? <Banner tone="danger">{packing.failure.message}</Banner> : null}
        <Button
          data-step="confirm"
          icon={IconCheck}
          busy={packing.busy}
          disabled={!packing.complete || packing.measured === null}
          onClick={() => void packing.confirm()}
        >
          {t('orders.desk.confirm')}
        </Button>
      </div>
    </div>
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

function isScanIn({ dataset, value }: HTMLInputElement): boolean {
  const [step] = (dataset.step ?? '').split(' ');
  if (step !== 'weight' && step !== 'size') return false;
  const fits = step === 'weight' ? weightFrom(value) : sidesFrom(value);
  return value.trim() !== '' && fits === null && recogniseScan(value).kind !== 'unreadable';
}

/** Weight, then size, then the next package's weight, then the button. */
function after(step: string, packages: readonly { key: number }[]): string {
  const [name, key] = step.split(' ');
  if (name === 'weight') return `size ${key}`;
  const next = packages[packages.findIndex((one) => String(one.key) === key) + 1];
  return next ? `weight ${next.key}` : 'confirm';
}
