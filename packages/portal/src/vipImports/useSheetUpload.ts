import { sendingFetch } from '@crossdock/web/sendingFetch.ts';
import { useRef, useState } from 'react';
import { client } from '../shell/api.ts';

interface UploadState {
  /** Of the file, 0 to 1; null: nothing is on its way. */
  readonly sent: number | null;
  /** What stopped it, in the server's words. */
  readonly failure: string | null;
}
const idle: UploadState = { sent: null, failure: null };

/** Sends a table to be read; as long as it is on its way it can be called back. */
export function useSheetUpload(onRead: (id: string) => void) {
  const [state, setState] = useState(idle);
  const calledBack = useRef(new AbortController());
  return {
    ...state,
    cancel() {
      calledBack.current.abort();
      setState(idle);
    },
    async choose(file: File) {
      calledBack.current = new AbortController();
      const { signal } = calledBack.current;
      const onSent = (sent: number) => signal.aborted || setState({ sent, failure: null });
      onSent(0);
      const attempt = await client
        .attempt('previewVipImport', {}, { file, signal, fetch: sendingFetch(onSent) })
        .catch((error: unknown) => {
          if (signal.aborted) return null;
          throw error;
        });
      if (attempt === null || signal.aborted) return;
      setState({ sent: null, failure: attempt.ok ? null : attempt.failure.message });
      if (attempt.ok) onRead(attempt.data.id);
    },
  };
}
