import pg from 'pg';
import { cloneDatabase, dropDatabase } from './databases.ts';
import { addWarehouseAndGoodsTypes } from './parcelWorld.ts';
import { untilFileEnds } from './untilFileEnds.ts';
import { type Person, startWorld, type World } from './world.ts';

interface WithPlace {
  readonly world: World;
  readonly member: Person;
  /** The database named `eu`, into which shops may be moved. */
  readonly place: Awaited<ReturnType<typeof cloneDatabase>>;
  readonly there: pg.Pool;
}

/** A shop with a member, and a second database; both end with the file's tests. */
export async function startWithSecondDatabase(): Promise<WithPlace> {
  const place = await cloneDatabase();
  untilFileEnds(() => dropDatabase(place.name));
  const there = new pg.Pool({ connectionString: place.url, max: 2 });
  there.on('error', () => undefined);
  untilFileEnds(() => there.end());
  const world = await startWorld({ env: { DATABASE_PLACES: `eu=${place.url}` } });
  await addWarehouseAndGoodsTypes(world, world.tw);
  const member = await world.tw.member();
  return { world, member, place, there };
}
