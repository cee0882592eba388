import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { useEffect, useRef, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { scaleName } from '../shell/ScaleBox.tsx';
import { play } from '../shell/sounds.ts';
import { usePackDraft } from './keptPacking.ts';
import { boxesText, emptyPackage, type PackageDraft, packagesFrom } from './packDraft.ts';

export type Packed = Output<'packOrder'>;

/** The packing of one order: what was scanned, the packages being typed, and the bill that comes of them. */
export function usePacking(order: DeskOrderDetails) {
  const { kept, keep, drop } = usePackDraft(order);
  const [here, setHere] = useState<ReadonlySet<string>>(new Set(kept?.here));
  const [allHere, setAllHere] = useState(kept?.allHere ?? false);
  const [packages, setPackages] = useState<readonly PackageDraft[]>(kept?.packages ?? [emptyPackage(1)]);
  const [packed, setPacked] = useState<Packed | null>(null);
  const nextKey = useRef(Math.max(...packages.map(({ key }) => key)) + 1);
  const seen = useRef(here);
  seen.current = here;
  useEffect(() => keep({ here: [...here], allHere, packages }), [here, allHere, packages, keep]);
  const measured = packagesFrom(packages);
  const bill = useCall(
    'previewBill',
    { orderId: order.id, packages: measured ? boxesText(measured) : '' },
    { enabled: measured !== null },
  );
  const pack = useSubmit('packOrder', {
    quiet: true,
    refreshes: ['listDeskOrders', 'getDeskOrder'],
    onDone: (done) => {
      drop();
      setPacked(done);
    },
  });
  const complete = allHere || here.size === order.parcels.length;
  return {
    order,
    here,
    allHere,
    complete,
    packages,
    measured,
    bill,
    packed,
    busy: pack.busy,
    failure: pack.failure,
    setAllHere,
    /** Something was found that had been begun before. */
    resumed: kept !== null,
    startOver() {
      drop();
      setHere(new Set());
      setAllHere(false);
      setPackages([emptyPackage(nextKey.current++)]);
    },
    /** Takes a parcel off the list; answers why it could not, and whether that was the last. */
    scan: (number: string) => takeOff(order, number, seen, setHere),
    untick: (id: string) => setHere(new Set([...here].filter((one) => one !== id))),
    tick: (id: string) => setHere(new Set(here).add(id)),
    change: (key: number, part: Partial<PackageDraft>) =>
      setPackages((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one))),
    addPackage: () => setPackages((before) => [...before, emptyPackage(nextKey.current++)]),
    removePackage: (key: number) => setPackages((before) => before.filter((one) => one.key !== key)),
    async confirm() {
      if (measured === null || !complete || pack.busy) return play('bad');
      const attempt = await pack.submit({
        orderId: order.id,
        packages: measured,
        parcelIds: [...here],
        allHere,
        scale: scaleName(),
      });
      play(attempt.ok ? 'good' : 'bad');
    },
  };
}

/** `seen` is what is here by now: scans can follow one another faster than they are drawn. */
function takeOff(
  order: DeskOrderDetails,
  number: string,
  seen: { current: ReadonlySet<string> },
  setHere: (here: ReadonlySet<string>) => void,
): { problem: string | undefined; complete: boolean } {
  const parcel = order.parcels.find((one) => one.courierNumber === number || one.number === number);
  if (!parcel) return { problem: t('orders.desk.foreign', { number }), complete: false };
  const again = seen.current.has(parcel.id);
  seen.current = new Set(seen.current).add(parcel.id);
  setHere(seen.current);
  play(again ? 'warn' : 'good');
  const complete = !again && seen.current.size === order.parcels.length;
  return { problem: again ? t('orders.desk.again', { number }) : undefined, complete };
}

export type Packing = ReturnType<typeof usePacking>;
