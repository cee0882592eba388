import { useEffect, useState } from 'react';
import { useSubmit } from '../shell/api.ts';

export interface Opened {
  /** From when it can be acknowledged; infinite until the server has noted that it is open. */
  readonly waitUntilMs: number;
  /** The server knows better how long it is still to be read. */
  waitFor(seconds: number): void;
}

/** Tells the server that it is open now: its seconds count from there, and here from the answer, which is later. */
export function useOpened(id: string): Opened {
  const [waitUntilMs, setWaitUntilMs] = useState(Number.POSITIVE_INFINITY);
  const { submit } = useSubmit('openAnnouncement', {
    quiet: true,
    refreshes: ['countAnnouncements', 'listAnnouncements'],
  });
  const waitFor = (seconds: number) => setWaitUntilMs(Date.now() + seconds * 1_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, whatever is drawn anew meanwhile
  useEffect(() => {
    setWaitUntilMs(Number.POSITIVE_INFINITY);
    void submit({ id }).then((attempt) => attempt.ok && waitFor(attempt.data.secondsLeft));
  }, [id]);
  return { waitUntilMs, waitFor };
}
