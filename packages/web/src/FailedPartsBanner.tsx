import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { useFailureShown } from '@crossdock/ui/shownFailures.ts';
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { networkDown } from './network.ts';

/**
 * Whether the page needs this read and the read failed or is being retried. Refusals and missing records do not
 * count.
 */
function isMissing(query: Query): boolean {
  const { data, error, errorUpdateCount } = query.state;
  if (data !== undefined || errorUpdateCount === 0 || !query.isActive()) return false;
  return error === null || (error instanceof CallFailure && ![400, 401, 403, 404].includes(error.code));
}

/**
 * Reports that something could not be loaded, if no other part of the page does. Parts that are drawn only
 * with their answer, such as a list or a count in a tab, would otherwise look empty.
 */
export function FailedPartsBanner({ title, retry }: { readonly title: string; readonly retry: string }) {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const missing = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => cache.getAll().some(isMissing) && !networkDown(),
  );
  const asking = useIsFetching({ predicate: isMissing }) > 0;
  const said = useFailureShown();
  if (!missing || said) return null;
  const again = () => void client.refetchQueries({ predicate: isMissing });
  return (
    <div style={{ padding: '12px 16px 0' }}>
      <Banner
        tone="danger"
        title={title}
        action={
          <Button small look="outline" busy={asking} onClick={again}>
            {retry}
          </Button>
        }
      />
    </div>
  );
}
