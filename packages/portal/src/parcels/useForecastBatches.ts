import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { createSubmission } from '@crossdock/web/submission.ts';
import { trackWork } from '@crossdock/web/workInProgress.ts';
import { useRef, useState } from 'react';
import type { ForecastInput } from './forecastBatches.ts';

export type ForecastAnswer = Output<'forecastParcels'>;

export interface BatchProgress {
  readonly done: number;
  readonly all: number;
}

export interface UnansweredBatch {
  readonly key: string;
  readonly input: ForecastInput;
  /** The batch was sent before, so the server may have it. */
  readonly tried: boolean;
}

interface Sending {
  /** Sends the batches one after the other. It stops at the first failure; call it again with the rest. */
  send(batches: readonly ForecastInput[]): Promise<CallFailure | null>;
  readonly progress: BatchProgress | null;
  /** The batches without an answer, with the idempotency keys to send them with. */
  readonly rest: readonly UnansweredBatch[];
  /** All answers so far, over all attempts. */
  readonly answer: ForecastAnswer;
}

const nothing: ForecastAnswer = { list: [], repeated: [] };

/** Sends many numbers in batches of the size that the server accepts. Retries send no number twice. */
export function useForecastBatches(onBatch: (numbers: readonly string[]) => void): Sending {
  const { client, refresh } = useConnection();
  const [submission] = useState(() => createSubmission());
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const answer = useRef<ForecastAnswer>(nothing);
  const rest = useRef<readonly UnansweredBatch[]>([]);
  const sending = useRef(false);
  const sendAll = async (batches: readonly ForecastInput[]) => {
    const all = batches.reduce((sum, batch) => sum + countOf(batch), 0);
    let done = 0;
    for (const [at, batch] of batches.entries()) {
      setProgress({ done, all });
      let key = '';
      const outcome = await submission
        .run(batch, (idempotencyKey) => {
          key = idempotencyKey;
          return client.call('forecastParcels', batch, { idempotencyKey });
        })
        .catch(failureOnly);
      if (outcome instanceof CallFailure) {
        const later = batches
          .slice(at + 1)
          .map((input) => ({ key: newIdempotencyKey(), input, tried: false }));
        rest.current = [{ key, input: batch, tried: true }, ...later];
        return outcome;
      }
      done += countOf(batch);
      answer.current = mergeForecastAnswers(answer.current, outcome);
      onBatch(outcome.list.map(({ courierNumber }) => courierNumber));
    }
    return null;
  };
  return {
    progress,
    get rest() {
      return rest.current;
    },
    get answer() {
      return answer.current;
    },
    async send(batches) {
      if (sending.current) return null;
      sending.current = true;
      const failure = await trackWork(sendAll(batches));
      sending.current = false;
      setProgress(null);
      refresh(['queryParcels', 'getOrderStatistics']);
      return failure;
    },
  };
}

function failureOnly(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}

function countOf({ courierNumber }: ForecastInput): number {
  return courierNumber.split('\n').length;
}

/** Merges two answers; for the same number the later one wins. */
export function mergeForecastAnswers(before: ForecastAnswer, later: ForecastAnswer): ForecastAnswer {
  const newer = new Map(later.list.map((one) => [one.courierNumber, one]));
  const kept = before.list.map((one) => newer.get(one.courierNumber) ?? one);
  const known = new Set(before.list.map(({ courierNumber }) => courierNumber));
  return {
    list: [...kept, ...later.list.filter(({ courierNumber }) => !known.has(courierNumber))],
    repeated: [...new Set([...before.repeated, ...later.repeated])],
  };
}
