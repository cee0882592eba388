import { newId } from '../src/platform/ids.ts';
import type { World } from './world.ts';

/** Makes the database refuse rows of this table that match the condition, until the returned function is called. */
export async function refuseRows(world: World, table: string, when: 'insert' | 'update', condition: string) {
  const name = `broken_${newId().replaceAll('-', '')}`;
  await world.sql(`create function ${name}() returns trigger language plpgsql as
    $$ begin if ${condition} then raise exception 'broken by a test'; end if; return new; end $$`);
  await world.sql(
    `create trigger ${name} before ${when} on ${table} for each row execute function ${name}()`,
  );
  return async () => {
    await world.sql(`drop trigger ${name} on ${table}`);
  };
}
