import type { Output } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { createSubmission } from '@crossdock/web/submission.ts';
import { whileWorking } from '@crossdock/web/workUnderWay.ts';
import { useRef, useState } from 'react';
import type { ForecastInput } from './forecastBatches.ts';

export type ForecastAnswer = Output<'forecastParcels'>;

export interface Progress {
  readonly done: number;
  readonly all: number;
}

interface Sending {
  /** Sends the batches one after the other. It stops at the first failure; call it again with the rest. */
  send(batches: readonly ForecastInput[]): Promise<CallFailure | null>;
  readonly progress: Progress | null;
  /** All answers so far, over all attempts. */
  readonly answer: ForecastAnswer;
}

const nothing: ForecastAnswer = { list: [], repeated: [] };

/** Sends many numbers in batches of the size that the server accepts. Retries send no number twice. */
export function useForecastBatches(onBatch: (numbers: readonly string[]) => void): Sending {
  const { client, refresh } = useConnection();
  const [submission] = useState(() => createSubmission());
  const [progress, setProgress] = useState<Progress | null>(null);
  const answer = useRef<ForecastAnswer>(nothing);
  const sending = useRef(false);
  const sendAll = async (batches: readonly ForecastInput[]) => {
    const all = batches.reduce((sum, batch) => sum + countOf(batch), 0);
    let done = 0;
    for (const batch of batches) {
      setProgress({ done, all });
      const outcome = await submission
        .run(batch, (idempotencyKey) => client.call('forecastParcels', batch, { idempotencyKey }))
        .catch(failureOnly);
      if (outcome instanceof CallFailure) return outcome;
      done += countOf(batch);
      answer.current = joined(answer.current, outcome);
      onBatch(outcome.list.map(({ courierNumber }) => courierNumber));
    }
    return null;
  };
  return {
    progress,
    get answer() {
      return answer.current;
    },
    async send(batches) {
      if (sending.current) return null;
      sending.current = true;
      const failure = await whileWorking(sendAll(batches));
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
export function joined(before: ForecastAnswer, later: ForecastAnswer): ForecastAnswer {
  const newer = new Map(later.list.map((one) => [one.courierNumber, one]));
  const kept = before.list.map((one) => newer.get(one.courierNumber) ?? one);
  const known = new Set(before.list.map(({ courierNumber }) => courierNumber));
  return {
    list: [...kept, ...later.list.filter(({ courierNumber }) => !known.has(courierNumber))],
    repeated: [...new Set([...before.repeated, ...later.repeated])],
  };
}
