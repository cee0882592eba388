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
  /** Sends one batch after the other; stops at the first that fails, and can be called again with the rest. */
  send(batches: readonly ForecastInput[]): Promise<CallFailure | null>;
  readonly progress: Progress | null;
  /** What has been answered so far, over all tries. */
  readonly answer: ForecastAnswer;
}

const nothing: ForecastAnswer = { list: [], repeated: [] };

/** Many numbers go in batches that the server takes; each is sent once however often it is tried. */
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

/** Later answers of a number in place of earlier ones. */
export function joined(before: ForecastAnswer, later: ForecastAnswer): ForecastAnswer {
  const newer = new Map(later.list.map((one) => [one.courierNumber, one]));
  const kept = before.list.map((one) => newer.get(one.courierNumber) ?? one);
  const known = new Set(before.list.map(({ courierNumber }) => courierNumber));
  return {
    list: [...kept, ...later.list.filter(({ courierNumber }) => !known.has(courierNumber))],
    repeated: [...new Set([...before.repeated, ...later.repeated])],
  };
}
