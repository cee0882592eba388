import { IconCamera, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button, IconButton, Spinner } from './Button.tsx';
import classes from './FileDrop.module.css';
import { Muted, Photo, Stack, Text } from './Layout.tsx';
import { pictureAccept } from './pictureFiles.ts';

export interface PickedFile {
  readonly key: string;
  readonly name: string;
  /** The URL of a preview. Files that are not pictures have none. */
  readonly previewUrl?: string | null;
  readonly busy?: boolean;
  readonly error?: string | null;
}

export interface FileDropProps {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly buttonLabel: string;
  /** Such as 'Remove {name}'. */
  readonly removeLabel: (name: string) => string;
  /** As in an input's `accept`. Pictures by default. */
  readonly accept?: string;
  readonly max?: number;
  /** Opens the camera on a phone. */
  readonly camera?: boolean;
  readonly files: readonly PickedFile[];
  readonly onPick: (files: File[]) => void;
  /** Not needed if the chosen file is not kept. */
  readonly onRemove?: (key: string) => void;
  readonly error?: string | undefined;
}

interface FilePickProps extends Omit<FileDropProps, 'files' | 'max' | 'removeLabel' | 'onRemove' | 'onPick'> {
  readonly onPick: (file: File) => void;
}

/** Chooses one file that is used at once and not kept. */
export const FilePick = ({ onPick, ...props }: FilePickProps) => (
  <FileDrop {...props} files={[]} removeLabel={() => ''} onPick={([file]) => file && onPick(file)} />
);

/** Chooses files or photos by click, drop or camera, and shows the chosen ones. */
export function FileDrop(props: FileDropProps) {
  const { accept = pictureAccept, max = 1, files } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  const pick = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, Math.max(0, max - files.length));
    if (chosen.length > 0) props.onPick(chosen);
    if (input.current) input.current.value = '';
  };
  return (
    <Stack gap={4}>
      <Text size={14} strong id={id}>
        {props.label}
        {props.required ? (
          <Text tone="danger" aria-hidden="true">
            {' *'}
          </Text>
        ) : null}
      </Text>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-error={props.error ? true : undefined}
        {...dropping(setOver, pick)}
      >
        {files.map((file) => (
          <Preview
            key={file.key}
            file={file}
            removeLabel={props.removeLabel(file.name)}
            onRemove={() => props.onRemove?.(file.key)}
          />
        ))}
        {files.length < max ? (
          <Button
            look="soft"
            icon={props.camera ? IconCamera : IconUpload}
            onClick={() => input.current?.click()}
            aria-describedby={id}
            data-fault={props.error ? true : undefined}
          >
            {props.buttonLabel}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          multiple={max > 1}
          {...(props.camera ? { capture: 'environment' as const } : {})}
          onChange={(event) => pick(event.currentTarget.files)}
          aria-labelledby={id}
        />
      </div>
      {props.hint && !props.error ? (
        <Muted as="p" size={12}>
          {props.hint}
        </Muted>
      ) : null}
      {props.error ? (
        <Text as="p" tone="danger" size={12} role="alert">
          {props.error}
        </Text>
      ) : null}
    </Stack>
  );
}

function dropping(setOver: (over: boolean) => void, pick: (files: FileList) => void) {
  return {
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      pick(event.dataTransfer.files);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
}

function Preview({
  file,
  removeLabel,
  onRemove,
}: {
  file: PickedFile;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <figure className={classes.preview} data-error={file.error ? true : undefined}>
      {file.previewUrl ? (
        <Photo square={112} fit="cover" src={file.previewUrl} alt={file.name} />
      ) : (
        <Text pad={8} size={12}>
          {file.name}
        </Text>
      )}
      {file.busy ? (
        <span className={classes.loader}>
          <Spinner large />
        </span>
      ) : null}
      <IconButton className={classes.remove ?? ''} icon={IconX} label={removeLabel} onClick={onRemove} />
      {file.error ? (
        <Text as="figcaption" tone="danger" size={12}>
          {file.error}
        </Text>
      ) : null}
    </figure>
  );
}
