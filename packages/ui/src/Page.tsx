import type { ReactNode } from 'react';
import classes from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly intro?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** A way back above the title: a router link. */
  readonly back?: ReactNode;
  /** `full`: a list takes all the room there is. */
  readonly width?: 'narrow' | 'wide' | 'full';
  readonly children: ReactNode;
}

/** A screen: its one heading, what it offers, its content. */
export function Page({ title, intro, actions, back, width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div className={classes.titles}>
          {back ? <div className={classes.back}>{back}</div> : null}
          <h1 className={classes.title}>{title}</h1>
          {intro ? <p className={classes.intro}>{intro}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

/** A titled part of a page, on a card unless `plain`. */
export function Section(props: { title?: string; aside?: ReactNode; plain?: boolean; children: ReactNode }) {
  return (
    <section className={props.plain ? classes.plain : classes.card}>
      {props.title ? (
        <div className={classes.sectionHead}>
          <h2 className={classes.sectionTitle}>{props.title}</h2>
          {props.aside}
        </div>
      ) : null}
      {props.children}
    </section>
  );
}

/** A white surface. `onClick` makes it a button; `tone` gives it a coloured edge for what needs attention. */
export function Card(props: {
  children: ReactNode;
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'accent';
  tight?: boolean;
  onClick?: () => void;
  pressed?: boolean;
}) {
  const Surface = props.onClick ? 'button' : 'div';
  return (
    <Surface
      {...(props.onClick ? { type: 'button', onClick: props.onClick, 'aria-pressed': props.pressed } : {})}
      className={classes.card}
      data-tone={props.tone}
      data-tight={props.tight || undefined}
      data-pressed={props.pressed || undefined}
    >
      {props.children}
    </Surface>
  );
}
