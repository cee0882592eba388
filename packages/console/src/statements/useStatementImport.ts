import type { Output, Request } from '@crossdock/contract/table.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { sendingFetch } from '@crossdock/web/sendingFetch.ts';
import { useState } from 'react';
import { client } from '../shell/api.ts';

export type Preview = Output<'previewStatement'>;
export type StatementMap = Omit<Request<'previewStatement'>, 'bankAccountId'>;

interface ImportState {
  readonly phase: 'choose' | 'uploading' | 'reading' | 'preview' | 'storing' | 'done';
  readonly sent: number;
  readonly file: File | null;
  readonly preview: Preview | null;
  readonly map: StatementMap;
  readonly result: Output<'importStatement'> | null;
  readonly failure: string | null;
}

const start: ImportState = {
  phase: 'choose',
  sent: 0,
  file: null,
  preview: null,
  map: {},
  result: null,
  failure: null,
};

/** A statement's file: chosen, looked at as often as its columns change, and stored. */
export function useStatementImport(bankAccountId: string) {
  const { refresh } = useConnection();
  const [state, setState] = useState(start);
  const look = async (file: File, map: StatementMap) => {
    setState((now) => ({ ...now, phase: 'uploading', sent: 0, file, map, failure: null }));
    const onSent = (sent: number) =>
      setState((now) => ({ ...now, sent, phase: sent < 1 ? 'uploading' : 'reading' }));
    const sending = { file, fetch: sendingFetch(onSent) };
    const attempt = await client.attempt('previewStatement', { bankAccountId, ...map }, sending);
    setState((now) =>
      attempt.ok
        ? { ...now, phase: 'preview', preview: attempt.data, map: now.map }
        : { ...now, phase: now.preview ? 'preview' : 'choose', failure: attempt.failure.message },
    );
  };
  return {
    ...state,
    choose: (file: File) => look(file, {}),
    remap: (map: StatementMap) => state.file && look(state.file, map),
    restart: () => setState(start),
    async store(skipWrong: boolean) {
      const { file, map } = state;
      if (file === null) return;
      setState({ ...state, phase: 'storing', failure: null });
      const attempt = await client.attempt('importStatement', { bankAccountId, ...map, skipWrong }, { file });
      if (attempt.ok) refresh(['listStatementImports', 'listStatementLines']);
      setState((now) =>
        attempt.ok
          ? { ...start, phase: 'done', result: attempt.data }
          : { ...now, phase: 'preview', failure: attempt.failure.message },
      );
    },
  };
}

export type StatementImport = ReturnType<typeof useStatementImport>;
