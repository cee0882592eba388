import type { ReactNode } from 'react';
import classes from './Banner.module.css';
import type { Tone } from './message.ts';
import { renderText } from './renderText.ts';
import { toneIcons } from './toneIcons.ts';

/** A message that stays in its place: an error above a submit button, a hint above a list. */
export function Banner(props: {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  id?: string;
}) {
  const Picture = toneIcons[props.tone];
  return (
    <div
      className={classes.banner}
      data-tone={props.tone}
      role={props.tone === 'danger' ? 'alert' : undefined}
      id={props.id}
    >
      <Picture size={20} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        {props.title ? <p className={classes.title}>{renderText(props.title)}</p> : null}
        {props.children ? <div>{renderText(props.children)}</div> : null}
      </div>
      {props.action}
    </div>
  );
}
