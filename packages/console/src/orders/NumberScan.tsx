import type { DeskOrder, DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { dropScansOfOrder, scanLine } from '../shell/scanKeys.ts';
import { type Heard, pressed } from '../shell/scanLine.ts';
import { play } from '../shell/sounds.ts';
import { usePackDraft } from './keptPacking.ts';
import classes from './orders.module.css';

/** Finds the order that is to be packed, and opens it; what is scanned meanwhile is for the screen that comes of it. */
function useOpenOrder(): { open: (number: string) => Promise<void>; problem: string | undefined } {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const toPack = async (number: string): Promise<DeskOrder | string> => {
    const attempt = await client.attempt('findDeskOrder', { number }, { fresh: true });
    if (!attempt.ok) return attempt.failure.message;
    if (attempt.data.state === 'processing') return attempt.data;
    return t('orders.pack.notToPack', { number, state: t(`orders.state.${attempt.data.state}`) });
  };
  const open = async (number: string) => {
    setProblem(undefined);
    const resume = scanLine.pause(pressed(number, 'scan'));
    const order = await toPack(number);
    if (typeof order !== 'string') {
      play('good');
      return navigate({ to: '/packing/$id', params: { id: order.id } });
    }
    setProblem(order);
    play('bad');
    dropScansOfOrder();
    resume();
  };
  return { open, problem };
}

interface NumberScanProps {
  readonly label: string;
  /** An order that was scanned ahead, and has its turn now. */
  readonly next?: string;
}

/** The cursor waits here for the barcode of an order to pack. */
export function NumberScan({ label, next = '' }: NumberScanProps) {
  const { open, problem } = useOpenOrder();
  const [wrong, setWrong] = useState<string>();
  const hear = ({ text }: Heard) => {
    const { kind, code } = recogniseScan(text);
    setWrong(undefined);
    if (code === '') return;
    if (kind === 'order') return void open(code);
    setWrong(t('orders.ship.wrong.notOrder', { code }));
    play('bad');
  };
  const [opening, setOpening] = useState(next !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited is opened once, and what follows it is for it
  useEffect(() => {
    if (opening) void open(next).then(() => setOpening(false));
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
    </div>
  );
}

/** Where an order was packed already, perhaps by the page before this one: the cursor waits for the next, or opens what waited. */
export function NextOrderScan({ order }: { order: DeskOrderDetails }) {
  const { kept, drop } = usePackDraft(order);
  useEffect(() => drop());
  return <NumberScan label={t('orders.pack.scan')} next={kept?.waiting ?? ''} />;
}
