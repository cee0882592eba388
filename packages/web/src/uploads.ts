import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import type { FileDropProps } from '@crossdock/ui/FileDrop.tsx';
import { isDrawable } from '@crossdock/ui/pictureFiles.ts';
import { useEffect, useRef, useState } from 'react';
import { compressImage, pictureTargetKb } from './compressImage.ts';
import { useConnection } from './connection.ts';
import { useDraft } from './useDraft.ts';

export interface UploadedPicture {
  readonly fileId: string;
  readonly thumb: string;
}

/** A call that accepts a picture and returns its id and thumbnail. */
export type UploadCall = { [N in CallName]: Output<N> extends UploadedPicture ? N : never }[CallName];

interface Upload {
  readonly key: string;
  readonly name: string;
  readonly previewUrl: string | null;
  readonly busy: boolean;
  readonly error: string | null;
  readonly fileId: string | null;
  /** The URL of the thumbnail on the server, once uploaded. */
  readonly thumb: string | null;
}

export interface Uploads {
  readonly files: readonly Upload[];
  /** The files with their actions, for a `FileDrop`: `{...uploads.drop}`. */
  readonly drop: Pick<FileDropProps, 'files' | 'onPick' | 'onRemove'>;
  /** The ids of completed uploads, in order. */
  readonly fileIds: readonly string[];
  /** The completed uploads. If the form is opened again, pass them as its `kept`. */
  readonly pictures: readonly EarlierPicture[];
  readonly busy: boolean;
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Removes all files, after they were submitted or discarded. */
  clear(): void;
  /** Whether the files were chosen before a reload. */
  readonly restored: boolean;
}

/** A picture that was uploaded earlier and is used again. */
export interface EarlierPicture {
  readonly fileId: string;
  readonly thumb: string;
  readonly name: string;
}

interface UploadSettings<N extends UploadCall> {
  readonly targetKb?: number;
  /** Pictures from an earlier visit of the form, which it shows from the beginning. */
  readonly kept?: readonly EarlierPicture[];
  /** The name under which completed uploads survive a reload; not for sensitive documents. */
  readonly draft?: string;
  /** Called with the server's answer to each upload. */
  readonly onArrived?: (answer: Output<N>) => void;
}

/** A draft is kept for 40 hours, because the server deletes unused uploads after two days. */
const draftMs = 40 * 3_600_000;

interface KeptDraft {
  readonly at: number;
  readonly pictures: readonly EarlierPicture[];
}

const isDraft = (kept: object): kept is KeptDraft => 'at' in kept && 'pictures' in kept;

/** Uploads pictures, compressed, as soon as they are chosen, so that the form only refers to them. */
export function useUploads<N extends UploadCall>(
  name: N,
  input: Request<N>,
  settings: UploadSettings<N> = {},
): Uploads {
  const { targetKb = pictureTargetKb.upload, kept = [] } = settings;
  const { client } = useConnection();
  const [files, setFiles] = useState<readonly Upload[]>(() => kept.map(asUpload));
  const made = useRef<string[]>([]);
  const latest = useRef(files);
  const draft = useDraft(settings.draft, (kept) => {
    if (!isDraft(kept) || Date.now() - kept.at >= draftMs) return;
    latest.current = kept.pictures.map(asUpload);
    setFiles(latest.current);
  });
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const set = (next: readonly Upload[]) => {
    latest.current = next;
    setFiles(next);
    draft.keep({ at: Date.now(), pictures: arrivedOf(next) } satisfies KeptDraft);
  };
  const change = (key: string, part: Partial<Upload>) =>
    set(latest.current.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const send = async (key: string, file: File) => {
    try {
      const answer = await client.call(name, input, { file: await compressImage(file, targetKb) });
      const { fileId, thumb }: UploadedPicture = answer;
      change(key, { busy: false, fileId, thumb, ...(isDrawable(file) ? {} : { previewUrl: thumb }) });
      settings.onArrived?.(answer);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      change(key, { busy: false, error: failure.message });
    }
  };
  const add = (chosen: readonly File[]) => {
    for (const file of chosen) {
      const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
      const previewUrl = isDrawable(file) ? URL.createObjectURL(file) : null;
      if (previewUrl) made.current.push(previewUrl);
      set([
        ...latest.current,
        { key, name: file.name, previewUrl, busy: true, error: null, fileId: null, thumb: null },
      ]);
      void send(key, file);
    }
  };
  const remove = (key: string) => set(latest.current.filter((file) => file.key !== key));
  return {
    files,
    drop: { files, onPick: add, onRemove: remove },
    fileIds: files.flatMap(({ fileId }) => fileId ?? []),
    pictures: arrivedOf(files),
    restored: draft.restored,
    busy: files.some(({ busy }) => busy),
    add,
    remove,
    clear() {
      set([]);
      draft.drop();
    },
  };
}

const arrivedOf = (files: readonly Upload[]): readonly EarlierPicture[] =>
  files.flatMap(({ fileId, thumb, name }) => (fileId === null ? [] : { fileId, name, thumb: thumb ?? '' }));

const asUpload = ({ fileId, thumb, name }: EarlierPicture): Upload => ({
  key: fileId,
  name,
  previewUrl: thumb,
  busy: false,
  error: null,
  fileId,
  thumb,
});
