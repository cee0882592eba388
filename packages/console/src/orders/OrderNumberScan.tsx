import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import { type ScannedLine, scannedLineFromButton } from '../shell/scanDispatcher.ts';
import { scanDispatcher } from '../shell/scanKeys.ts';
import { playSound } from '../shell/sounds.ts';
import { findOrderToPack } from './loadOrderToPack.ts';
import type { NextOrder } from './orderForPacking.ts';
import classes from './orders.module.css';
import { usePackDraft } from './storedPacking.ts';

/** Finds and opens the order to pack. Scans in the meantime are kept for the screen that opens. */
function useOpenOrder(): {
  open: (number: string, id?: string) => Promise<void>;
  problem: string | undefined;
} {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const open = async (number: string, id?: string) => {
    setProblem(undefined);
    const resume = scanDispatcher.pause(scannedLineFromButton(number));
    const order = id === undefined ? await findOrderToPack(number) : { id };
    if (typeof order !== 'string') {
      playSound('good');
      return navigate({ to: '/packing/$id', params: { id: order.id } });
    }
    setProblem(order);
    playSound('bad');
    resume();
  };
  return { open, problem };
}

interface NumberScanProps {
  readonly label: string;
  /** The order that was scanned ahead and is opened now. */
  readonly next?: Next | null;
}

/** An order by its number; the other fields are set if it was looked up already. */
type Next = Pick<NextOrder, 'number'> & Partial<NextOrder>;

/** The box that waits for the barcode of the next order to pack. */
export function OrderNumberScan({ label, next = null }: NumberScanProps) {
  const { open, problem } = useOpenOrder();
  const [wrong, setWrong] = useState<string>();
  const [heard, setHeard] = useState('');
  const navigate = useNavigate();
  const hear = ({ text }: ScannedLine) => {
    const { kind, code } = recogniseScan(text);
    setWrong(undefined);
    setHeard(code);
    if (code === '') return;
    if (kind === 'order' || kind === 'tote') return void open(code);
    if (kind === 'pickList') {
      playSound('good');
      return void navigate({ to: '/packing/pick', search: { list: code } });
    }
    setWrong(t('orders.ship.wrong.notOrder', { code }));
    playSound('bad');
  };
  const [opening, setOpening] = useState(next !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the waiting order is opened once; later scans are for it
  useEffect(() => {
    if (next) void open(next.number, next.id).then(() => setOpening(false));
  }, []);
  return (
    <div className={classes.scan}>
      <ScanBox
        bare
        label={label}
        placeholder={label}
        onHeard={hear}
        problem={wrong ?? problem}
        ready={!opening}
      />
      <ScannedItemActions code={wrong || problem ? heard : ''} desk="packing" />
    </div>
  );
}

/**
 * The scan box on the page of an order that is already packed. It waits for the next order, or opens at once the
 * order that was scanned ahead.
 */
export function NextOrderScan({ order }: { order: DeskOrderDetails }) {
  const { kept, drop } = usePackDraft(order);
  useEffect(() => drop());
  return <OrderNumberScan label={t('orders.pack.scan')} next={kept?.ahead ?? null} />;
}
