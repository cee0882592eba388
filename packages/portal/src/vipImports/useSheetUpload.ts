import { fetchWithProgress } from '@crossdock/web/fetchWithProgress.ts';
import { useRef, useState } from 'react';
import { client } from '../shell/api.ts';

interface UploadState {
  /** The share of the file that was sent, 0 to 1; null if nothing is being sent. */
  readonly sent: number | null;
  /** The server's message if the upload failed. */
  readonly failure: string | null;
}
const idle: UploadState = { sent: null, failure: null };

/** Uploads a sheet; the upload can be cancelled while it runs. */
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
        .attempt('previewVipImport', {}, { file, signal, fetch: fetchWithProgress(onSent) })
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
