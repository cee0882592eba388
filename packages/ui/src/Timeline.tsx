import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Box, Muted, Text } from './Layout.tsx';
import type { Tone } from './message.ts';
import classes from './Timeline.module.css';
import { When } from './values.tsx';

export interface TimelineEntry {
  readonly key: string;
  readonly title: string;
  /** ISO instant; none for a future step. */
  readonly at?: string | null;
  readonly text?: ReactNode;
  readonly icon?: Icon;
  readonly tone?: Tone;
  readonly pictures?: ReactNode;
}

/** Steps in the given order; the first is the current one. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Box as="ol">
      {entries.map(({ key, title, at, text, icon: Picture, tone, pictures }, place) => (
        <li
          key={key}
          className={classes.entry}
          data-current={place === 0 || undefined}
          data-ahead={at ? undefined : true}
          data-tone={tone}
        >
          <span className={classes.dot}>
            {Picture ? <Picture size={14} stroke={2.2} aria-hidden /> : null}
          </span>
          <Box grow minWidth={0}>
            <p className={classes.title}>{title}</p>
            {at ? (
              <Muted as="p" size={12}>
                <When iso={at} />
              </Muted>
            ) : null}
            {text ? (
              <Text as="div" above={4} size={14}>
                {text}
              </Text>
            ) : null}
            {pictures}
          </Box>
        </li>
      ))}
    </Box>
  );
}
