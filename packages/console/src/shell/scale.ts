import { readScaleLine, splitScaleLines } from '@crossdock/domain/stations/scaleLines.ts';
import { scaleModels } from '@crossdock/domain/stations/scaleModels.ts';
import {
  markOfferedWeightUsed,
  nothingWeighed,
  processReading,
  type Weighing,
} from '@crossdock/domain/stations/weighing.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deskDevices, onDeskDevicesChange } from './deskDevices.ts';
import { type SerialPortLike, serialPorts } from './serialPorts.ts';

/**
 * Whether the desk's scale can be read, or what is missing: the browser does not support it, the page has no
 * HTTPS, no port was chosen, access was denied, another program uses it, its cable is unplugged, or it sends
 * no weights.
 */
export type ScaleState =
  | 'off'
  | 'unsupported'
  | 'insecure'
  | 'unchosen'
  | 'denied'
  | 'busy'
  | 'lost'
  | 'silent'
  | 'ready';

export interface Scale {
  readonly state: ScaleState;
  readonly weighing: Weighing;
}

/** How often we ask a scale that does not send continuously. */
const askEachMs = 200;
/** A scale counts as silent after this time without data. */
const silentAfterMs = 4_000;
/**
 * How often the port is tried while its cable is unplugged, even if the browser does not report its return.
 */
const tryAgainMs = 1_000;

let scale: Scale = { state: 'off', weighing: nothingWeighed };
const listeners = new Set<() => void>();
/** Increases with every change of the settings, which ends work that began with the old ones. */
let turn = 0;
let line: SerialPortLike | null = null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function become(next: Partial<Scale>): void {
  scale = { ...scale, ...next };
  for (const listener of listeners) listener();
}

/** The desk's scale. It is opened by the first screen that shows it, and stays open. */
export function useScale(): Scale {
  useEffect(startOnce, []);
  return useSyncExternalStore(subscribe, () => scale);
}

/**
 * Calls `take` with a stable weight that is not used yet: when there is one, and again when `wants` changes. If
 * `take` returns true, the weight counts as used.
 */
export function useScaleWeight(take: (weightG: number) => boolean, wants: unknown): void {
  const { weighing } = useScale();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const { offeredG } = weighing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value may mean another parcel's weight
  useEffect(() => {
    if (offeredG === null || scale.weighing.offeredG === null) return;
    if (latest.current(offeredG)) become({ weighing: markOfferedWeightUsed(scale.weighing) });
  }, [offeredG, wants]);
}

let isStarted = false;
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  let chosen = JSON.stringify([deskDevices().scale, deskDevices().baudRate]);
  onDeskDevicesChange(() => {
    const now = JSON.stringify([deskDevices().scale, deskDevices().baudRate]);
    if (now === chosen) return;
    chosen = now;
    void run();
  });
  void run();
}

/** Asks the person for the scale's port. Works only in a click handler. */
export async function chooseScalePort(): Promise<void> {
  const ports = serialPorts();
  if (typeof ports === 'string') return become({ state: ports });
  try {
    line = await ports.requestPort();
    void run();
  } catch (error) {
    // If the person closes the browser's dialog without a choice, nothing changes.
    if (nameOf(error) === 'SecurityError') become({ state: 'denied' });
  }
}

/** Tares the scale. Does nothing if the desk has none. */
export async function tareScale(): Promise<void> {
  const { scale: model } = deskDevices();
  if (model !== '') await write(scaleModels[model].tare).catch(() => undefined);
}

async function write(text: string): Promise<void> {
  if (!line?.writable || line.writable.locked) return;
  const writer = line.writable.getWriter();
  try {
    await writer.write(new TextEncoder().encode(text));
  } finally {
    writer.releaseLock();
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Opens and reads the scale. If the connection is lost, opens it again, until the settings change. */
async function run(): Promise<void> {
  turn += 1;
  const mine = turn;
  const { scale: model, baudRate } = deskDevices();
  if (model === '') return become({ state: 'off', weighing: nothingWeighed });
  const ports = serialPorts();
  if (typeof ports === 'string') return become({ state: ports });
  const { ask, ...settings } = scaleModels[model];
  const { dataBits, parity } = settings;
  while (mine === turn) {
    const port = line ?? (await ports.getPorts().catch(() => []))[0];
    line = port ?? null;
    if (!port) return become({ state: 'unchosen' });
    try {
      await port.open({ baudRate: baudRate || settings.baudRate, dataBits, parity });
    } catch (error) {
      // If the settings changed while an earlier run was reading the port, the port is already open.
      if (nameOf(error) !== 'InvalidStateError') {
        become({ state: scale.state === 'lost' ? 'lost' : 'busy' });
        line = null;
        await back(ports);
        continue;
      }
    }
    become({ state: 'silent' });
    await listen(port, ask, () => mine === turn).catch(() => undefined);
    await port.close().catch(() => undefined);
    if (mine !== turn) return;
    line = null;
    become({ state: 'lost', weighing: lostWeighing(scale.weighing) });
    await back(ports);
  }
}

/** After the cable returns, a used weight is not offered again; an unused one is. */
const lostWeighing = ({ lastG, offeredG }: Weighing): Weighing => ({
  ...nothingWeighed,
  lastG: offeredG === null ? lastG : null,
});

/** Resolves when the browser reports a port's return, or after a moment. */
function back(ports: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, tryAgainMs);
    function done(): void {
      clearTimeout(timer);
      ports.removeEventListener('connect', done);
      resolve();
    }
    ports.addEventListener('connect', done);
  });
}

/** Reads until the cable is unplugged or the settings change. */
async function listen(port: SerialPortLike, ask: string, goesOn: () => boolean): Promise<void> {
  const reader = port.readable?.getReader();
  if (!reader) return;
  let rest = '';
  let heardMs = performance.now();
  const timer = setInterval(() => {
    if (!goesOn()) void reader.cancel().catch(() => undefined);
    else if (ask !== '') void write(ask).catch(() => undefined);
    if (scale.state === 'ready' && performance.now() - heardMs > silentAfterMs)
      become({ state: 'silent', weighing: nothingWeighed });
  }, askEachMs);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      // Only seven bits count: the eighth may be a parity bit of a scale with other settings.
      const next = splitScaleLines(rest, String.fromCharCode(...value.map((byte) => byte & 0x7f)));
      rest = next.rest;
      for (const text of next.lines) {
        const reading = readScaleLine(text);
        if (!reading) continue;
        heardMs = performance.now();
        become({ state: 'ready', weighing: processReading(scale.weighing, reading, heardMs) });
      }
    }
  } finally {
    clearInterval(timer);
    reader.releaseLock();
  }
}
