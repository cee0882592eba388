import type { DeskOrderDetails } from '@crossdock/contract/orderDesk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { useRef, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { play } from '../shell/sounds.ts';
import { boxesText, emptyPackage, type PackageDraft, packagesFrom } from './packDraft.ts';

export type Packed = Output<'packOrder'>;

/** The packing of one order: what was scanned, the packages being typed, and the bill that comes of them. */
export function usePacking(order: DeskOrderDetails) {
  const [here, setHere] = useState<ReadonlySet<string>>(new Set());
  const [allHere, setAllHere] = useState(false);
  const [scanProblem, setScanProblem] = useState<string>();
  const [packages, setPackages] = useState<readonly PackageDraft[]>([emptyPackage(1)]);
  const [packed, setPacked] = useState<Packed | null>(null);
  const nextKey = useRef(2);
  const measured = packagesFrom(packages);
  const bill = useCall(
    'previewBill',
    { orderId: order.id, packages: measured ? boxesText(measured) : '' },
    { enabled: measured !== null },
  );
  const pack = useSubmit('packOrder', {
    quiet: true,
    refreshes: ['listDeskOrders', 'getDeskOrder'],
    onDone: setPacked,
  });
  const complete = allHere || here.size === order.parcels.length;
  return {
    order,
    here,
    allHere,
    complete,
    scanProblem,
    packages,
    measured,
    bill,
    packed,
    busy: pack.busy,
    failure: pack.failure,
    setAllHere,
    scan(text: string): boolean {
      const number = normaliseCourierNumber(text);
      const parcel = order.parcels.find((one) => one.billCode === number || one.number === number);
      const problem = parcel
        ? here.has(parcel.id)
          ? t('orders.desk.again', { number })
          : undefined
        : t('orders.desk.foreign', { number });
      setScanProblem(problem);
      if (parcel) setHere(new Set(here).add(parcel.id));
      play(parcel ? (problem ? 'warn' : 'good') : 'bad');
      return parcel !== undefined && new Set(here).add(parcel.id).size === order.parcels.length;
    },
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
      });
      play(attempt.ok ? 'good' : 'bad');
    },
  };
}

export type Packing = ReturnType<typeof usePacking>;
