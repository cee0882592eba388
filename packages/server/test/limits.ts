import { vi } from 'vitest';

/** The factor by which tests wait longer than a quiet machine needs (`scripts/patience.ts`). */
export const patience = Number(process.env.TEST_PATIENCE ?? '1');

const { waitFor } = vi;
/** Vitest's own default. */
const waitMs = 1_000;
vi.waitFor = (seen, limits = waitMs) =>
  waitFor(seen, typeof limits === 'number' ? limits * patience : { timeout: waitMs * patience, ...limits });
