import { malaysianAreas, taiwaneseAreas, thaiAreas } from '@crossdock/server/addresses/areaSources.ts';
import { expect, test } from 'vitest';
import { places } from '../src/places.ts';

const areas = [...taiwaneseAreas(), ...thaiAreas(), ...malaysianAreas()];
const named = (parentId: string | null | undefined, name: string) =>
  areas.find((area) => area.parentId === parentId && area.localName === name);

test.each(Object.values(places).flatMap((list) => list.map(([place]) => place)))(
  '$province $city $zip is a place that addresses can have',
  ({ province, city, zip }) => {
    const found = named(named(null, province)?.id, city);
    const zips = areas
      .filter(({ id, parentId }) => [id, parentId].includes(found?.id ?? ''))
      .map((at) => at.zip);
    expect(zips).toContain(zip);
  },
);
