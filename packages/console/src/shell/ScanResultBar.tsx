import { Text } from '@crossdock/ui/Layout.tsx';
import type { Tone } from '@crossdock/ui/message.ts';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './VerdictBar.module.css';

/** The result of a scan in colour, word and picture. `far` is readable from two metres away and is spoken at once. */
export function ScanResultBar(props: {
  tone: Tone;
  icon: Icon;
  word: string;
  far?: boolean;
  children: ReactNode;
}) {
  const { tone, icon: Picture, word, far, children } = props;
  return (
    <div
      className={classes.verdict}
      data-tone={tone}
      data-far={far || undefined}
      role="status"
      aria-live={far ? 'assertive' : undefined}
    >
      <Picture size={far ? 40 : 36} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.word}>{word}</p>
        <Text as="p" tone="text">
          {children}
        </Text>
      </div>
    </div>
  );
}
