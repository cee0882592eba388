import type { Request } from '@crossdock/contract/table.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import type { EarlierPicture } from '@crossdock/web/uploads.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ReopenSignal } from './deskActionLog.ts';
import type { QueueStorage } from './persistentQueue.ts';

/** A problem that was found at a parcel before it was received. It is registered when the parcel is saved. */
export interface PendingProblemReport {
  /** The report's idempotency key; an edited report gets another key. */
  readonly key: string;
  readonly input: Request<'registerProblem'>;
  /** The uploaded pictures, for editing. */
  readonly pictures: readonly EarlierPicture[];
  /** The server's message if it refused. */
  readonly refusal: string | null;
}

/** One report per courier number. They are stored in the browser, so that a reload loses nothing. */
export class PendingProblemReportStore {
  #reports: readonly PendingProblemReport[];
  readonly #keeping: QueueStorage;
  readonly #listeners = new Set<() => void>();

  constructor(keeping: QueueStorage) {
    this.#keeping = keeping;
    this.#reports = readReports(keeping.read());
  }

  /** All reports, oldest first. Returns the same array until a report changes. */
  readonly all = (): readonly PendingProblemReport[] => this.#reports;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(courierNumber: string): PendingProblemReport | undefined {
    return this.#reports.find(({ input }) => isSame(input.courierNumber, courierNumber));
  }

  hold(report: Omit<PendingProblemReport, 'refusal'>): void {
    const others = this.#reports.filter(
      ({ input }) => !isSame(input.courierNumber, report.input.courierNumber),
    );
    this.#replace([...others, { ...report, refusal: null }]);
  }

  refuse(key: string, refusal: string): void {
    this.#replace(this.#reports.map((one) => (one.key === key ? { ...one, refusal } : one)));
  }

  drop(key: string): void {
    this.#replace(this.#reports.filter((one) => one.key !== key));
  }

  #replace(reports: readonly PendingProblemReport[]): void {
    this.#reports = reports;
    this.#keeping.write(JSON.stringify(reports));
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: string, other: string): boolean =>
  normaliseCourierNumber(one) === normaliseCourierNumber(other);

function readReports(text: string | null): PendingProblemReport[] {
  try {
    const kept: PendingProblemReport[] | null = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const storageKey = 'crossdock.console.heldReports';
export const pendingProblemReportStore = new PendingProblemReportStore({
  read: () => safeLocalStorage.get(storageKey),
  write: (text) => safeLocalStorage.set(storageKey, text),
});
export const usePendingProblemReports = (): readonly PendingProblemReport[] =>
  useSyncExternalStore(pendingProblemReportStore.subscribe, pendingProblemReportStore.all);

/** Opens the dialog with the report about this courier number. */
export const editReportSignal = new ReopenSignal<string>();

let unsaved = (_: string): boolean => false;

/** Declares, for the shown desk, which parcels are being handled there and are not saved yet. */
export function useUnsavedParcelCheck(isUnsaved: (courierNumber: string) => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    unsaved = (number) => latest.current(number);
    return () => {
      unsaved = () => false;
    };
  }, []);
}

/** Whether a report about this parcel has to wait until the parcel is saved. */
export const isUnsavedParcel = (courierNumber: string): boolean =>
  courierNumber.trim() !== '' && unsaved(normaliseCourierNumber(courierNumber));
