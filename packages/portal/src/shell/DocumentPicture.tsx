import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { t } from './i18n.ts';

interface StoredDocument {
  readonly fileId: string;
  readonly thumb: string;
}

export interface DocumentFile {
  /** The new picture, otherwise the one that was uploaded before. Null if there is none. */
  readonly fileId: string | null;
  readonly busy: boolean;
  readonly uploads: Uploads;
  readonly kept: StoredDocument | null;
  dropKept(): void;
}

/** One side of a document: the picture that was uploaded before, until it is removed or replaced. */
export function useDocumentFile(before: StoredDocument | null): DocumentFile {
  const uploads = useUploads('upload', { type: 'idCard' });
  const [kept, setKept] = useState(before);
  return {
    fileId: uploads.fileIds[0] ?? kept?.fileId ?? null,
    busy: uploads.busy,
    uploads,
    kept,
    dropKept: () => setKept(null),
  };
}

export function DocumentPicture(props: {
  file: DocumentFile;
  label: string;
  hint: string;
  error?: string | undefined;
}) {
  const { uploads, kept, dropKept, busy } = props.file;
  const before =
    kept && uploads.files.length === 0 ? [{ key: keptKey, name: props.label, previewUrl: kept.thumb }] : [];
  return (
    <FileDrop
      label={props.label}
      hint={props.hint}
      buttonLabel={t('identity.picture.take')}
      removeLabel={() => t('identity.picture.remove', { name: props.label })}
      files={[...before, ...uploads.files]}
      onPick={(files) => {
        dropKept();
        uploads.add(files);
      }}
      onRemove={(key) => (key === keptKey ? dropKept() : uploads.remove(key))}
      error={props.file.fileId === null && !busy ? props.error : undefined}
    />
  );
}

const keptKey = 'kept';
