import type { Output, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useConnection } from './connection.ts';
import { callQuery } from './queries.ts';

type Preview = Output<'previewOrderChange'>;

/**
 * The price of a draft. A draft that cannot be keeps the last possible one on the screen, with the reason beside it.
 * `current` is true if what is shown is this draft's answer.
 */
export function useChangePreview(
  name: 'previewOrderChange' | 'previewOrderChangeForMember',
  input: Request<'previewOrderChange'>,
) {
  const { client } = useConnection();
  const query = useQuery<Preview, CallFailure>({
    ...callQuery(client, name, input),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const last = useRef<Preview>(undefined);
  if (query.data) last.current = query.data;
  return {
    query,
    shown: query.data ?? last.current,
    failure: query.error,
    current: query.data !== undefined && !query.isPlaceholderData,
  };
}
