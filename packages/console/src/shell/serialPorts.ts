/** The parts of Web Serial that a scale needs. TypeScript's own library does not know it. */
export interface SerialLine {
  open(settings: { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' | 'odd' }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
}

interface SerialPorts extends EventTarget {
  /** Those that somebody chose before. */
  getPorts(): Promise<SerialLine[]>;
  /** Asks the person; only in answer to a click. */
  requestPort(): Promise<SerialLine>;
}

/** The computer's serial ports, or why there are none. */
export function serialPorts(): SerialPorts | 'unsupported' | 'insecure' {
  if (!isSecureContext) return 'insecure';
  const { serial }: Navigator & { readonly serial?: SerialPorts } = navigator;
  return serial ?? 'unsupported';
}
