import { readScaleLine, scaleLinesOf } from '@crossdock/domain/stations/scaleLines.ts';
import { scaleModels } from '@crossdock/domain/stations/scaleModels.ts';
import { nothingWeighed, used, type Weighing, weigh } from '@crossdock/domain/stations/weighing.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type SerialLine, serialPorts } from './serialPorts.ts';
import { onStationKit, stationKit } from './stationKit.ts';

/**
 * Whether the desk's scale can be read, or what is missing: the browser cannot, the page has no HTTPS, nobody chose the
 * port, it is not allowed, another program has it, its cable is out, or it sends nothing that is a weight.
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

/** How often a scale is asked that does not send by itself. */
const askEachMs = 200;
/** A scale that said nothing for so long is silent. */
const silentAfterMs = 4_000;
/** The port is tried again this often while its cable is out, also if the browser does not say that it is back. */
const tryAgainMs = 1_000;

let scale: Scale = { state: 'off', weighing: nothingWeighed };
const listeners = new Set<() => void>();
/** Rises with every change of the settings, which ends what was begun with the old ones. */
let turn = 0;
let line: SerialLine | null = null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function become(next: Partial<Scale>): void {
  scale = { ...scale, ...next };
  for (const listener of listeners) listener();
}

/** The desk's scale. It is opened with the first screen that shows it, and stays open. */
export function useScale(): Scale {
  useEffect(startOnce, []);
  return useSyncExternalStore(subscribe, () => scale);
}

/** Calls `take` when a weight stands still that was not used yet, and when `wants` changes. Uses it if `take` says so. */
export function useScaleWeight(take: (weightG: number) => boolean, wants: unknown): void {
  const { weighing } = useScale();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const { offeredG } = weighing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted may be another parcel's weight
  useEffect(() => {
    if (offeredG === null || scale.weighing.offeredG === null) return;
    if (latest.current(offeredG)) become({ weighing: used(scale.weighing) });
  }, [offeredG, wants]);
}

let isStarted = false;
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  let chosen = JSON.stringify([stationKit().scale, stationKit().baudRate]);
  onStationKit(() => {
    const now = JSON.stringify([stationKit().scale, stationKit().baudRate]);
    if (now === chosen) return;
    chosen = now;
    void run();
  });
  void run();
}

/** Asks the person which port the scale is at. Only in answer to a click. */
export async function chooseScalePort(): Promise<void> {
  const ports = serialPorts();
  if (typeof ports === 'string') return become({ state: ports });
  try {
    line = await ports.requestPort();
    void run();
  } catch (error) {
    // Closing the browser's question chooses nothing.
    if (nameOf(error) === 'SecurityError') become({ state: 'denied' });
  }
}

/** Sets the scale to zero under what is on it. */
export async function tareScale(): Promise<void> {
  const { scale: model } = stationKit();
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

/** Opens the scale and reads it; after a loss again, until the settings change. */
async function run(): Promise<void> {
  turn += 1;
  const mine = turn;
  const { scale: model, baudRate } = stationKit();
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
      // It is open already if the settings changed while it was read.
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

/** What was weighed and used is not weighed again when the cable is back; what was not used is. */
const lostWeighing = ({ lastG, offeredG }: Weighing): Weighing => ({
  ...nothingWeighed,
  lastG: offeredG === null ? lastG : null,
});

/** Until the browser says that a port is back, or a moment has passed. */
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

/** Reads until the cable is out or the settings change. */
async function listen(port: SerialLine, ask: string, goesOn: () => boolean): Promise<void> {
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
      // Seven bits count: the eighth is the parity of scales whose settings are not ours.
      const next = scaleLinesOf(rest, String.fromCharCode(...value.map((byte) => byte & 0x7f)));
      rest = next.rest;
      for (const text of next.lines) {
        const reading = readScaleLine(text);
        if (!reading) continue;
        heardMs = performance.now();
        become({ state: 'ready', weighing: weigh(scale.weighing, reading, heardMs) });
      }
    }
  } finally {
    clearInterval(timer);
    reader.releaseLock();
  }
}
