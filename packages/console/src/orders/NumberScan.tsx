import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import type { Scanned } from '@crossdock/domain/parcels/scans.ts';
import { useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { scanLine } from '../shell/scanKeys.ts';
import { play } from '../shell/sounds.ts';
import classes from './orders.module.css';

/** The cursor waits here for an order's number; what comes while it is looked up is the next screen's. */
export function NumberScan({ label, onFound }: { label: string; onFound: (order: DeskOrder) => void }) {
  const [problem, setProblem] = useState<string>();
  const find = async (number: string) => {
    const resume = scanLine.pause();
    const attempt = await client.attempt('findDeskOrder', { number }, { fresh: true });
    play(attempt.ok ? 'good' : 'bad');
    if (attempt.ok) return onFound(attempt.data);
    setProblem(attempt.failure.message);
    resume();
  };
  const scan = ({ kind, code }: Scanned): string | undefined => {
    setProblem(undefined);
    if (kind === 'shelf') return t('orders.ship.wrong.isShelf', { code });
    void find(code);
    return undefined;
  };
  return (
    <div className={classes.scan}>
      <ScanBox bare label={label} placeholder={label} onScan={scan} problem={problem} />
    </div>
  );
}
