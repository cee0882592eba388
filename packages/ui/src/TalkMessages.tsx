import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Grid, Muted, Photo, Text } from './Layout.tsx';
import classes from './Talk.module.css';
import { When } from './values.tsx';

export interface TalkBubble {
  readonly key: string;
  /** Written by the reader. */
  readonly mine: boolean;
  /** Visible to one side of the conversation only. */
  readonly aside?: boolean;
  /** The author, if it must be shown. */
  readonly who: string;
  readonly text: string;
  readonly picture: { readonly thumb: string; readonly full: string } | null;
  readonly card: ReactNode;
  readonly at: string;
  /** The message's state: sending, seen, not sent. */
  readonly state?: ReactNode;
}

interface TalkMessagesProps {
  /** Names the list for a screen reader. */
  readonly label: string;
  readonly pictureLabel: string;
  readonly bubbles: readonly TalkBubble[];
  /** Above the first message: a link to earlier ones. */
  readonly before?: ReactNode;
  /** Below the last message: a note that somebody is typing. */
  readonly after?: ReactNode;
}

/** How close to the end the reader must be for new messages to scroll into view. */
const nearPx = 120;

/** The messages of a conversation; the latest stays in view unless the reader has scrolled back. */
export function TalkMessages({ label, pictureLabel, bubbles, before, after }: TalkMessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = bubbles.at(-1)?.key;
  const toEnd = useCallback(() => {
    const { current } = box;
    if (current && atEnd.current) current.scrollTop = current.scrollHeight;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(toEnd, [last]);
  // Content may grow after it was drawn, so the latest message is scrolled into view again.
  useEffect(() => {
    const watch = new ResizeObserver(toEnd);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [toEnd]);
  const look = () => {
    const { current } = box;
    if (current) atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearPx;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <div className={classes.scroll} ref={box} onScroll={look} tabIndex={0} role="log" aria-label={label}>
      {before}
      <Grid as="ol" gap={8}>
        {bubbles.map((bubble) => (
          <li key={bubble.key} className={classes.row} data-mine={bubble.mine || undefined}>
            <Bubble bubble={bubble} pictureLabel={pictureLabel} onLoad={toEnd} />
          </li>
        ))}
      </Grid>
      {after ? (
        <Muted as="p" pad={[8, 0, 0]} size={13}>
          {after}
        </Muted>
      ) : null}
    </div>
  );
}

function Bubble(props: { bubble: TalkBubble; pictureLabel: string; onLoad: () => void }) {
  const { bubble, pictureLabel, onLoad } = props;
  const { who, text, picture, card, at, state } = bubble;
  return (
    <div className={classes.bubble} data-aside={bubble.aside || undefined}>
      {who ? <span className={classes.who}>{who}</span> : null}
      {picture ? (
        <a href={picture.full} target="_blank" rel="noreferrer">
          <Photo
            block
            maxWidth="100%"
            maxHeight={200}
            round={8}
            src={picture.thumb}
            alt={pictureLabel}
            onLoad={onLoad}
          />
        </a>
      ) : null}
      {card}
      {text ? (
        <Text as="p" breaks lines>
          {text}
        </Text>
      ) : null}
      <span className={classes.when}>
        <When iso={at} style="short" />
        {state}
      </span>
    </div>
  );
}
