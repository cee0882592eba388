import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { baudRates, type ScaleModelName, scaleModels } from '@crossdock/domain/stations/scaleModels.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';

/** The devices of this desk besides its printer (`labelStation.ts`), as stored in this browser. */
export interface DeskDevices {
  /** Empty if weights are typed. */
  readonly scale: ScaleModelName | '';
  /** 0 means the model's usual speed. */
  readonly baudRate: number;
  readonly camera: boolean;
  /** Empty for the browser's default. */
  readonly cameraId: string;
  /** The size for parcels that are not measured here; empty if each is measured. */
  readonly usualSize: string;
  /** Scanning the next parcel finishes the open one. */
  readonly goesOn: boolean;
}

const key = 'crossdock.console.station';
const listeners = new Set<() => void>();

const usual: DeskDevices = {
  ...{ scale: '', baudRate: 0, camera: false, cameraId: '', usualSize: '', goesOn: false },
};

let kept: DeskDevices | undefined;

/**
 * The settings stored in this browser; missing ones have their usual values. Returns the same object until a setting
 * changes.
 */
export function deskDevices(): DeskDevices {
  kept ??= readKit();
  return kept;
}

export function storeDeskDevices(part: Partial<DeskDevices>): void {
  kept = { ...deskDevices(), ...part };
  safeLocalStorage.set(key, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

export function onDeskDevicesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKit(): DeskDevices {
  const said = read();
  return {
    scale: isOneOf(keysOf(scaleModels), said.scale) ? said.scale : usual.scale,
    baudRate: baudRates.find((one) => one === said.baudRate) ?? usual.baudRate,
    camera: said.camera === true,
    cameraId: typeof said.cameraId === 'string' ? said.cameraId : usual.cameraId,
    usualSize: typeof said.usualSize === 'string' ? said.usualSize : usual.usualSize,
    goesOn: said.goesOn === true,
  };
}

function read(): { readonly [Field in keyof DeskDevices]?: unknown } {
  try {
    return JSON.parse(safeLocalStorage.get(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
