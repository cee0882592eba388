import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { PictureName } from './drawings.tsx';
import { Picture } from './pictures.tsx';
import { renderText } from './renderText.ts';
import { useMarkFailureShown } from './shownFailures.ts';
import classes from './states.module.css';

/** The empty state: says so and names the first step. */
export function EmptyState(props: {
  picture?: PictureName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** The state fills the whole page, so its title is the page's heading. */
  wholePage?: boolean;
}) {
  const Title = props.wholePage ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      <Picture name={props.picture ?? 'parcels'} />
      <Title className={classes.title}>{props.title}</Title>
      {props.text ? <p className={classes.text}>{renderText(props.text)}</p> : null}
      {props.action ? <div className={classes.action}>{props.action}</div> : null}
    </div>
  );
}

/** The error state: the server's message, and a retry. */
export function ErrorState(props: {
  title: string;
  text: string;
  retryLabel: string;
  retrying?: boolean;
  onRetry: () => void;
}) {
  useMarkFailureShown();
  return (
    <div className={classes.state} role="alert">
      <Picture name="broken" />
      <p className={classes.title}>{props.title}</p>
      <p className={classes.text}>{renderText(props.text)}</p>
      <div className={classes.action}>
        <Button look="soft" icon={IconRefresh} busy={props.retrying ?? false} onClick={props.onRetry}>
          {props.retryLabel}
        </Button>
      </div>
    </div>
  );
}

/** Grey rows with the height of the loaded ones. `label` is read out. */
export function SkeletonRows({
  rows = 5,
  heightPx = 72,
  label,
}: {
  rows?: number;
  heightPx?: number;
  label: string;
}) {
  return (
    <div className={classes.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <span key={row} className={classes.skeleton} style={{ height: heightPx }} />
      ))}
    </div>
  );
}

/** A grey block in place of a figure or picture. */
export function SkeletonBlock({ heightPx }: { heightPx: number }) {
  return <span className={classes.skeleton} style={{ height: heightPx, width: '100%' }} />;
}
