import { zebraAddresses } from '@crossdock/domain/labels/zebra.ts';

/** Whether a Zebra printer can be reached through its local service, or what is missing. */
export type ZebraState =
  | { readonly state: 'ready'; readonly name: string; readonly send: (zpl: string) => Promise<void> }
  | { readonly state: 'noPrinter' | 'denied' | 'insecure' | 'silent' };

/** Enough time to answer the browser's permission dialog. */
const answerMs = 30_000;

/**
 * Names of the browser's permission, the newest first. Older browsers know neither and need no permission.
 */
const permissionNames = ['loopback-network', 'local-network-access'];

/**
 * Finds the default printer of Zebra's Browser Print on this computer. Called from a click, because the browser may ask
 * the clerk for permission.
 */
export async function findZebra(addresses: readonly string[] = inOrder()): Promise<ZebraState> {
  if (!isSecureContext) return { state: 'insecure' };
  if (await isDenied()) return { state: 'denied' };
  for (const address of addresses) {
    const device = await defaultDevice(address);
    if (device === 'none') return { state: 'noPrinter' };
    if (device !== null)
      return { state: 'ready', name: device.name, send: (zpl) => write(address, device, zpl) };
  }
  return { state: (await isDenied()) ? 'denied' : 'silent' };
}

/** A page over HTTPS tries the service over HTTPS first. */
function inOrder(): readonly string[] {
  return location.protocol === 'https:' ? zebraAddresses : zebraAddresses.toReversed();
}

/** Accepts every permission name, unlike TypeScript's own type. A browser rejects names that it does not know. */
interface Permissions {
  query(permission: { readonly name: string }): Promise<{ readonly state: string }>;
}

async function isDenied(): Promise<boolean> {
  const permissions: Permissions = navigator.permissions;
  for (const name of permissionNames) {
    try {
      return (await permissions.query({ name })).state === 'denied';
    } catch {}
  }
  return false;
}

interface Device {
  readonly name: string;
}

/** The service's answer: its default printer, none, or null if nothing answers. */
async function defaultDevice(address: string): Promise<Device | 'none' | null> {
  try {
    const answer = await fetch(`${address}/default?type=printer`, { signal: AbortSignal.timeout(answerMs) });
    const text = (await answer.text()).trim();
    if (!answer.ok) return null;
    const device: unknown = text === '' ? null : JSON.parse(text);
    return isDevice(device) ? device : 'none';
  } catch {
    return null;
  }
}

const isDevice = (value: unknown): value is Device =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

async function write(address: string, device: Device, data: string): Promise<void> {
  const body = JSON.stringify({ device, data });
  const answer = await fetch(`${address}/write`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(answerMs),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
}
