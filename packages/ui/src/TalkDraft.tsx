import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './Button.tsx';
import classes from './Talk.module.css';

interface TalkDraftProps {
  /** Its content, or its name if there is no preview. */
  readonly children: ReactNode;
  readonly previewUrl?: string | null;
  /** The uploaded share, 0 to 1; null if nothing is uploading. */
  readonly sent?: number | null;
  readonly sendingLabel?: string;
  readonly failure?: string | null;
  readonly retryLabel?: string;
  /** Without it there is no retry. */
  readonly onRetry?: (() => void) | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** An attachment above the box: an uploading picture, or a card. */
export function TalkDraft(props: TalkDraftProps) {
  const { children, previewUrl, sent = null, failure = null, onRetry } = props;
  return (
    <div className={classes.draft} data-failed={failure !== null || undefined}>
      {previewUrl ? <img className={classes.draftPicture} src={previewUrl} alt="" /> : null}
      <div className={classes.draftText}>
        <span className={classes.draftName}>{children}</span>
        {failure === null ? null : <span role="alert">{failure}</span>}
        {sent === null || failure !== null ? null : (
          <progress className={classes.progress} value={sent} max={1} aria-label={props.sendingLabel} />
        )}
      </div>
      {failure !== null && onRetry ? (
        <Button small look="outline" onClick={onRetry}>
          {props.retryLabel}
        </Button>
      ) : null}
      <IconButton icon={IconX} label={props.removeLabel} onClick={props.onRemove} />
    </div>
  );
}
