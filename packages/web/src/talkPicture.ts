import type { Request } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { maxUploadBytes } from '@crossdock/domain/uploads.ts';
import { isDrawable, isPicture } from '@crossdock/ui/pictureFiles.ts';
import { useEffect, useRef, useState } from 'react';
import { compressImage, pictureTargetKb } from './compressImage.ts';
import { useConnection } from './connection.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import type { UploadCall, UploadedPicture } from './uploads.ts';

export interface TalkPicture {
  readonly name: string;
  /** Null if the file is not a picture. */
  readonly previewUrl: string | null;
  /** The uploaded share, 0 to 1. */
  readonly sent: number;
  readonly failure: string | null;
  /** A retry may succeed. */
  readonly retryable: boolean;
  /** Set once the server has the picture. */
  readonly fileId: string | null;
}

interface Wrong {
  readonly noPicture: string;
  readonly tooLarge: string;
}

/** The picture for the next message. It is uploaded as soon as it is chosen; the message refers to it. */
export function useTalkPicture<N extends UploadCall>(name: N, input: Request<N>, wrong: Wrong) {
  const { client } = useConnection();
  const [picture, setPicture] = useState<TalkPicture | null>(null);
  const way = useRef<{ file: File; stop: AbortController }>(undefined);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      way.current?.stop.abort();
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const send = async (file: File) => {
    way.current?.stop.abort();
    const stop = new AbortController();
    way.current = { file, stop };
    const set = (part: Partial<TalkPicture>) =>
      stop.signal.aborted || setPicture((now) => now && { ...now, ...part });
    set({ sent: 0, failure: null, retryable: false });
    const small = await compressImage(file, pictureTargetKb.upload);
    if (small.size > maxUploadBytes) return set({ failure: wrong.tooLarge });
    try {
      const fetch = fetchWithProgress((sent) => set({ sent }));
      const answer: UploadedPicture = await client.call(name, input, {
        file: small,
        signal: stop.signal,
        fetch,
      });
      set({ fileId: answer.fileId, ...(isDrawable(file) ? {} : { previewUrl: answer.thumb }) });
    } catch (failure) {
      if (stop.signal.aborted) return;
      if (!(failure instanceof CallFailure)) throw failure;
      set({ failure: failure.message, retryable: failure.undecided || failure.retryAfterS !== null });
    }
  };
  return {
    picture,
    choose(file: File) {
      const previewUrl = isDrawable(file) ? URL.createObjectURL(file) : null;
      if (previewUrl) urls.current.push(previewUrl);
      const fresh = { name: file.name, previewUrl, sent: 0, retryable: false, fileId: null };
      setPicture({ ...fresh, failure: isPicture(file) ? null : wrong.noPicture });
      if (isPicture(file)) void send(file);
    },
    retry: () => void (way.current && send(way.current.file)),
    /** Removes the picture from the draft, also after the upload. */
    clear() {
      way.current?.stop.abort();
      setPicture(null);
    },
  };
}
