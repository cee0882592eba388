import { vi } from 'vitest';

/** How many times as long the tests wait as is enough on a quiet machine (`scripts/patience.ts`). */
export const patience = Number(process.env.TEST_PATIENCE ?? '1');

const { waitFor } = vi;
/** Vitest's own limit. */
const waitMs = 1_000;
vi.waitFor = (seen, limits = waitMs) =>
  waitFor(seen, typeof limits === 'number' ? limits * patience : { timeout: waitMs * patience, ...limits });
