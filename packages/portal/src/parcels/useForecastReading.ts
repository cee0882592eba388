import { parsePastedParcels } from '@crossdock/domain/parcels/pastedParcels.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { useDebouncedValue } from '@crossdock/web/useDebouncedValue.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../shell/api.ts';
import { splitIntoChunks } from './forecastBatches.ts';
import type { GoodsTypeGuess } from './pastedForecast.ts';

/** The server is asked after this pause in typing. */
const quietMs = 350;
/** How many goods names one call accepts, and how many calls are made for one text. */
const namesAtOnce = 50;
const mostCalls = 10;

/** What was read from the text in the box, and the server's data about the numbers and goods in it. */
export function useForecastReading(pasted: string, taken: readonly string[], batchMax: number) {
  const reading = useMemo(() => parsePastedParcels(pasted, taken), [pasted, taken]);
  const settled = useDebouncedValue(reading, quietMs);
  const names = [...settled.parcels.map(({ goods }) => goods), settled.goods].flatMap(
    ({ name }) => name ?? [],
  );
  const numberParts = splitIntoChunks(
    settled.parcels.map(({ number }) => number),
    batchMax,
  );
  const nameParts = partsOf([...new Set(names)], namesAtOnce);
  const asked = Array.from({ length: Math.max(numberParts.length, nameParts.length) }, (_, at) => ({
    courierNumber: (numberParts[at] ?? []).join('\n'),
    goodsNames: nameParts[at] ?? [],
  }));
  const answers = useQueries({
    queries: asked
      .slice(0, mostCalls)
      .map((input) => ({ ...callQuery(client, 'previewForecast', input), staleTime: 60_000, retry: false })),
  });
  const list = answers.flatMap(({ data }) => data?.list ?? []);
  const types = answers.flatMap(({ data }) => data?.types ?? []);
  return {
    reading,
    known: new Map(list.map(({ courierNumber, result }) => [courierNumber, result])),
    types: new Map<string, GoodsTypeGuess>(types.map((type) => [type.goodsName, type])),
  };
}

export type KnownNumbers = ReturnType<typeof useForecastReading>['known'];

function partsOf<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );
}
