import { vi } from 'vitest';

/** The factor by which tests wait longer than a quiet machine needs (`scripts/waitFactor.ts`). */
export const testWaitFactor = Number(process.env.TEST_PATIENCE ?? '1');

const { waitFor } = vi;
/** The limit of `vi.waitFor`, as of `expect.poll` (vitest.config.ts): Vitest's one second is too short here. */
const waitMs = 15_000;
vi.waitFor = (seen, limits = waitMs) =>
  waitFor(
    seen,
    typeof limits === 'number' ? limits * testWaitFactor : { timeout: waitMs * testWaitFactor, ...limits },
  );
