import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { useEffect, useRef, useState } from 'react';
import { compressImage, pictureTargetKb } from './compressImage.ts';
import { useConnection } from './connection.ts';

export interface Received {
  readonly fileId: string;
  readonly thumb: string;
}

/** A call that takes a picture and answers with its id and its small form. */
export type UploadCall = { [N in CallName]: Output<N> extends Received ? N : never }[CallName];

interface Upload {
  readonly key: string;
  readonly name: string;
  readonly previewUrl: string | null;
  readonly busy: boolean;
  readonly error: string | null;
  readonly fileId: string | null;
  /** Its small form on the server, once it has arrived. */
  readonly thumb: string | null;
}

export interface Uploads {
  /** For `FileDrop`: `files={uploads.files} onPick={uploads.add} onRemove={uploads.remove}`. */
  readonly files: readonly Upload[];
  /** Of those that have arrived, in order. */
  readonly fileIds: readonly string[];
  /** Those that have arrived, for a form that is opened again: its `kept`. */
  readonly pictures: readonly KeptPicture[];
  readonly busy: boolean;
  add(files: readonly File[]): void;
  remove(key: string): void;
  clear(): void;
}

/** A picture that was sent before and serves again. */
export interface KeptPicture {
  readonly fileId: string;
  readonly thumb: string;
  readonly name: string;
}

/**
 * Pictures that are compressed and sent as soon as they are chosen, so that the form itself only names them. `kept` are
 * there from the beginning.
 */
export function useUploads<N extends UploadCall>(
  name: N,
  input: Request<N>,
  targetKb: number = pictureTargetKb.upload,
  kept: readonly KeptPicture[] = [],
): Uploads {
  const { client } = useConnection();
  const [files, setFiles] = useState<readonly Upload[]>(() => kept.map(asUpload));
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (key: string, part: Partial<Upload>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const send = async (key: string, file: File) => {
    try {
      const answer = await client.call(name, input, { file: await compressImage(file, targetKb) });
      const { fileId, thumb }: Received = answer;
      change(key, { busy: false, fileId, thumb });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      change(key, { busy: false, error: failure.message });
    }
  };
  return {
    files,
    fileIds: files.flatMap(({ fileId }) => fileId ?? []),
    pictures: files.flatMap(({ fileId, thumb, name }) =>
      fileId === null ? [] : { fileId, name, thumb: thumb ?? '' },
    ),
    busy: files.some(({ busy }) => busy),
    add(chosen) {
      for (const file of chosen) {
        const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
        const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
        if (previewUrl) made.current.push(previewUrl);
        setFiles((before) => [
          ...before,
          { key, name: file.name, previewUrl, busy: true, error: null, fileId: null, thumb: null },
        ]);
        void send(key, file);
      }
    },
    remove: (key) => setFiles((before) => before.filter((file) => file.key !== key)),
    clear: () => setFiles([]),
  };
}

const asUpload = ({ fileId, thumb, name }: KeptPicture): Upload => ({
  key: fileId,
  name,
  previewUrl: thumb,
  busy: false,
  error: null,
  fileId,
  thumb,
});
