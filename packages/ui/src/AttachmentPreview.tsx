import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './Button.tsx';
import { Grid, Photo, Text } from './Layout.tsx';
import classes from './Talk.module.css';

interface TalkDraftProps {
  /** The attachment's content, or its name if there is no preview. */
  readonly children: ReactNode;
  readonly previewUrl?: string | null;
  /** The uploaded share, 0 to 1; null if nothing is uploading. */
  readonly sent?: number | null;
  readonly sendingLabel?: string;
  readonly failure?: string | null;
  readonly retryLabel?: string;
  /** If left out, there is no retry. */
  readonly onRetry?: (() => void) | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** An attachment above the text box of a chat: a picture that is being uploaded, or a card. */
export function AttachmentPreview(props: TalkDraftProps) {
  const { children, previewUrl, sent = null, failure = null, onRetry } = props;
  return (
    <div className={classes.draft} data-failed={failure !== null || undefined}>
      {previewUrl ? <Photo rigid square={56} fit="cover" edge round={8} src={previewUrl} alt="" /> : null}
      <Grid gap={4} grow minWidth={0} size={14}>
        <Text breaks>{children}</Text>
        {failure === null ? null : <span role="alert">{failure}</span>}
        {sent === null || failure !== null ? null : (
          <progress className={classes.progress} value={sent} max={1} aria-label={props.sendingLabel} />
        )}
      </Grid>
      {failure !== null && onRetry ? (
        <Button small look="outline" onClick={onRetry}>
          {props.retryLabel}
        </Button>
      ) : null}
      <IconButton icon={IconX} label={props.removeLabel} onClick={props.onRemove} />
    </div>
  );
}
