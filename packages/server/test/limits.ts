import { vi } from 'vitest';

/** The factor by which tests wait longer than a quiet machine needs (`scripts/waitFactor.ts`). */
export const patience = Number(process.env.TEST_PATIENCE ?? '1');

const { waitFor } = vi;
/** As long as `expect.poll` (vitest.config.ts): Vitest's own second is too short for a machine that does other work too. */
const waitMs = 15_000;
vi.waitFor = (seen, limits = waitMs) =>
  waitFor(seen, typeof limits === 'number' ? limits * patience : { timeout: waitMs * patience, ...limits });
