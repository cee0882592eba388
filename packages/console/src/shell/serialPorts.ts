/** The parts of Web Serial that a scale needs. TypeScript's library does not contain it. */
export interface SerialPortLike {
  open(settings: { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' | 'odd' }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
}

interface SerialPorts extends EventTarget {
  /** The ports that were chosen before. */
  getPorts(): Promise<SerialPortLike[]>;
  /** Asks the person for a port; works only in a click handler. */
  requestPort(): Promise<SerialPortLike>;
}

/** The computer's serial ports, or why there are none. */
export function serialPorts(): SerialPorts | 'unsupported' | 'insecure' {
  if (!isSecureContext) return 'insecure';
  const { serial }: Navigator & { readonly serial?: SerialPorts } = navigator;
  return serial ?? 'unsupported';
}
