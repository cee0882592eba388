import { vi } from 'vitest';

/** How many times as long as on one PostgreSQL the tests wait: more than once where their server is a cluster. */
export const patience = Number(process.env.TEST_PATIENCE ?? '1');

const { waitFor } = vi;
/** Vitest's own limit. */
const waitMs = 1_000;
vi.waitFor = (seen, limits = waitMs) =>
  waitFor(seen, typeof limits === 'number' ? limits * patience : { timeout: waitMs * patience, ...limits });
