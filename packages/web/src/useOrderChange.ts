import type { Attempt } from '@crossdock/contract/client.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useConnection } from './connection.ts';
import { useFilters } from './filters.ts';
import { draftToUrl, type OrderDraft, parseDraft } from './orderChangeTexts.ts';
import { callQuery } from './queries.ts';

type Preview = Output<'previewOrderChange'>;

interface Order {
  readonly id: string;
  readonly revision: number;
}

/**
 * The draft of a change, kept in the page's URL, and its price. If a draft is impossible, the last possible
 * one stays on screen, with the reason beside it. `current` is true if the shown answer belongs to this
 * draft.
 */
export function useOrderChange(
  name: 'previewOrderChange' | 'previewOrderChangeForMember',
  { id: orderId, revision }: Order,
) {
  const { client } = useConnection();
  const [{ draft: kept }, setFilters] = useFilters<{ draft?: string }>();
  const draft = parseDraft(kept);
  const [sent, setSent] = useState(false);
  const query = useQuery<Preview, CallFailure>({
    ...callQuery(client, name, { orderId, revision, draft }),
    enabled: !sent,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const last = useRef<Preview>(undefined);
  if (query.data) last.current = query.data;
  return {
    asked: { orderId, revision, draft },
    draft,
    /** Whether the URL contains a draft, possible or not. */
    begun: kept !== undefined,
    onDraft: (next: OrderDraft) => setFilters({ draft: draftToUrl(next) }),
    /**
     * Sends the change. Meanwhile and afterwards no price is requested, because the draft was made for the
     * order as it was before.
     */
    async send(submit: () => Promise<Attempt<unknown>>): Promise<void> {
      setSent(true);
      const { ok } = await submit();
      if (!ok) setSent(false);
    },
    query,
    shown: query.data ?? last.current,
    failure: query.error,
    current: query.data !== undefined && !query.isPlaceholderData,
  };
}

/** The first reason in a failure. */
export const firstReason = ({ fields, message }: CallFailure): string =>
  Object.values(fields)[0]?.message ?? message;
