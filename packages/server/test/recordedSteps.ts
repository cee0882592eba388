import type { World } from './world.ts';

/** The recorded steps of one subject, oldest first. */
export const stepsOf = (world: World, subjectId: string) =>
  world.sql<{ event: string; from: string | null; to: string; why: string; staffId: string | null }>(
    `select event, from_state as "from", to_state as "to", why, staff_id from transitions where subject_id = $1 order by id`,
    [subjectId],
  );
