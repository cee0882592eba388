import type { Icon } from '@tabler/icons-react';
import type { Tone } from './message.ts';
import classes from './StatusBadge.module.css';

/** The colour and symbol of each state of one kind of record. */
export type StatusStyles<State extends string> = Readonly<
  Record<State, { readonly tone: Tone; readonly icon: Icon }>
>;

/** A state, shown by colour, word and icon together. */
export function StatusBadge({ tone, icon: Picture, label }: { tone: Tone; icon: Icon; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Picture size={14} stroke={2} aria-hidden />
      {label}
    </span>
  );
}

/**
 * Creates a badge for the states of one kind of record. The caller passes the word, because members and staff read
 * different words.
 */
export const createStatusBadge = <State extends string>(
  styles: Readonly<Record<State, readonly [Tone, Icon]>>,
) =>
  function StateBadge({ state, label }: { state: State; label: string }) {
    const [tone, icon] = styles[state];
    return <StatusBadge tone={tone} icon={icon} label={label} />;
  };

/**
 * Creates a badge for a record whose states only one app shows. The app's words for the states are therefore built in
 * (`wordOf`), and the caller passes only the state.
 */
export function createWordedBadge<State extends string>(
  wordOf: (state: State) => string,
  styles: Readonly<Record<State, readonly [Tone, Icon]>>,
) {
  const Badge = createStatusBadge(styles);
  return ({ state }: { state: State }) => <Badge state={state} label={wordOf(state)} />;
}
