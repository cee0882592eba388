import { createContext, type ReactNode, useContext } from 'react';
import classes from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly intro?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** A link back, above the title, made by the router. */
  readonly back?: ReactNode;
  /** Tabs for parts of the same page, between heading and content. */
  readonly tabs?: ReactNode;
  /** A summary or help: on the right of a wide screen, above the content of a narrow one. */
  readonly aside?: ReactNode;
  /** On a narrow screen the side content comes after the main content. */
  readonly asideLast?: boolean;
  /** `full`: a list uses all available width. */
  readonly width?: 'narrow' | 'wide' | 'full';
  readonly children: ReactNode;
}

/** The default back link, from the app's frame. */
export const PageBack = createContext<ReactNode>(null);

/** A button beside each page's title for its help, from the app's frame. */
export const PageHelp = createContext<ReactNode>(null);

/** A screen: its only main heading, its actions, its content. */
export function Page({ title, intro, actions, back, tabs, width = 'wide', ...content }: PageProps) {
  const usual = useContext(PageBack);
  const way = back ?? usual;
  const help = useContext(PageHelp);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        {way ? <div className={classes.back}>{way}</div> : null}
        <div className={classes.headline}>
          <h1 className={classes.title}>{title}</h1>
          {actions || help ? (
            <div className={classes.actions}>
              {actions}
              {help}
            </div>
          ) : null}
        </div>
        {intro ? <p className={classes.intro}>{intro}</p> : null}
      </header>
      {tabs}
      <Columns {...content} />
    </div>
  );
}

/** Content with a side column on a wide screen; on a narrow one in reading order. */
export function Columns({ aside, asideLast, children }: Pick<PageProps, 'aside' | 'asideLast' | 'children'>) {
  if (!aside) return children;
  const beside = <aside className={classes.aside}>{aside}</aside>;
  return (
    <div className={classes.columns}>
      {asideLast ? null : beside}
      <div className={classes.column}>{children}</div>
      {asideLast ? beside : null}
    </div>
  );
}

/** A titled part of a page, on a card unless `plain`. */
export function Section(props: { title?: string; aside?: ReactNode; plain?: boolean; children: ReactNode }) {
  return (
    <section className={props.plain ? undefined : classes.card}>
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
      style={props.tone && { borderInlineStart: `4px solid var(--${props.tone})` }}
      data-tight={props.tight || undefined}
      data-pressed={props.pressed || undefined}
    >
      {props.children}
    </Surface>
  );
}
