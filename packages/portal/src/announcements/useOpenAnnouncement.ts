import { useEffect, useState } from 'react';
import { useSubmit } from '../shell/api.ts';

export interface OpenedAnnouncement {
  /**
   * The time from which the announcement can be acknowledged. Infinite until the server has noted that it was opened.
   */
  readonly waitUntilMs: number;
  /** Corrects the waiting time with the number of seconds that the server named. */
  waitFor(seconds: number): void;
}

/**
 * Tells the server that the announcement was opened. The server counts the waiting time from then on; the browser
 * counts it from the answer, which is later.
 */
export function useOpenAnnouncement(id: string): OpenedAnnouncement {
  const [waitUntilMs, setWaitUntilMs] = useState(Number.POSITIVE_INFINITY);
  const { submit } = useSubmit('openAnnouncement', {
    quiet: true,
    refreshes: ['countAnnouncements', 'listAnnouncements'],
  });
  const waitFor = (seconds: number) => setWaitUntilMs(Date.now() + seconds * 1_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, however often it is rendered
  useEffect(() => {
    setWaitUntilMs(Number.POSITIVE_INFINITY);
    void submit({ id }).then((attempt) => attempt.ok && waitFor(attempt.data.secondsLeft));
  }, [id]);
  return { waitUntilMs, waitFor };
}
