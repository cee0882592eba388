import type { Heard } from '../src/shell/scanLine.ts';

/** Lines as a desk hears them: `afterMs` after the one before, begun while `turn` was open. */
export function lines() {
  let atMs = 0;
  return (text: string, { afterMs = 2_000, ...more }: Partial<Heard> & { afterMs?: number } = {}): Heard => {
    atMs += afterMs;
    return { text, atMs, bare: false, place: '', turn: undefined, ...more };
  };
}

/** The courier number of the n-th parcel. */
export const courierNumber = (n: number): string => `SF${String(1_234_000_000_000 + n * 37)}`;
