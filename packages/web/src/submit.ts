import type { Attempt } from '@crossdock/contract/client.ts';
import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useState } from 'react';
import { useConnection } from './connection.ts';
import { showFirstFault } from './showFault.ts';
import { createSubmission } from './submission.ts';
import { trackWork } from './workInProgress.ts';

/** The consequences of a successful write. */
export interface AfterSubmit<N extends CallName> {
  /** Reads that this write makes stale. */
  readonly refreshes?: readonly CallName[];
  /** The message that is shown after a successful write. */
  readonly done?: string | ((answer: Output<N>, input: Request<N>) => string);
  readonly onDone?: (answer: Output<N>, input: Request<N>) => void;
}

interface SubmitSettings<N extends CallName> extends AfterSubmit<N> {
  /** The screen shows the error itself; otherwise it also appears on top for 2 s. */
  readonly quiet?: boolean;
  /**
   * Stores input that got no answer, with its key. Returns true if it is stored; then the failure is not
   * shown.
   */
  readonly keep?: (failure: CallFailure, input: Request<N>, idempotencyKey: string) => Promise<boolean>;
}

export interface SubmitFunction<N extends CallName> {
  /**
   * Sends the input. A retry of the same input after no answer keeps its idempotency key. A second press shares the
   * answer of the first.
   */
  submit(input: Request<N>, file?: Blob): Promise<Attempt<Output<N>>>;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  clear(): void;
}

/** After these codes the screen reads the current state, because its record has changed or is gone. */
const outdated: ReadonlySet<number> = new Set([404, 409]);

/** A write to the server. An error is returned as a value, and is kept until the next try. */
export function useSubmit<N extends CallName>(name: N, settings: SubmitSettings<N> = {}): SubmitFunction<N> {
  const [submission] = useState(() => createSubmission());
  const [underWay] = useState(() => new Map<string, Promise<Attempt<Output<N>>>>());
  const [state, setState] = useState<{ busy: boolean; failure: CallFailure | null }>({
    busy: false,
    failure: null,
  });
  const { client, onFailure, refresh } = useConnection();
  const send = async (input: Request<N>, file?: Blob): Promise<Attempt<Output<N>>> => {
    const from = document.activeElement;
    setState({ busy: true, failure: null });
    let key = '';
    const attempt = await outcome(
      trackWork(
        submission.run([input, file?.size], (idempotencyKey) => {
          key = idempotencyKey;
          return client.call(name, input, { idempotencyKey, ...(file ? { file } : {}) });
        }),
      ),
    );
    const kept = !attempt.ok && (await settings.keep?.(attempt.failure, input, key));
    setState({ busy: false, failure: attempt.ok || kept ? null : attempt.failure });
    if (attempt.ok) {
      const { done, refreshes = [] } = settings;
      refresh(refreshes);
      if (done) showMessage('success', typeof done === 'string' ? done : done(attempt.data, input));
      settings.onDone?.(attempt.data, input);
    } else if (!kept) {
      if (outdated.has(attempt.failure.code)) refresh(settings.refreshes ?? []);
      if (!settings.quiet) onFailure(attempt.failure);
      if (Object.keys(attempt.failure.fields).length > 0) showFirstFault(from);
    }
    return attempt;
  };
  return {
    ...state,
    clear: () => setState({ busy: false, failure: null }),
    submit(input, file) {
      const content = JSON.stringify([input, file?.size]);
      const first = underWay.get(content);
      if (first) return first;
      const sent = send(input, file).finally(() => underWay.delete(content));
      underWay.set(content, sent);
      return sent;
    },
  };
}

async function outcome<T>(answer: Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, data: await answer };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { ok: false, failure: error };
  }
}
