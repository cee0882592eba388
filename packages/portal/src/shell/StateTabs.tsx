import { figureSpace } from '@crossdock/ui/figureSpace.ts';
import { ToggleButtonRow } from '@crossdock/ui/ToggleButtonRow.tsx';
import classes from './StateTabs.module.css';

export interface StateTab<K> {
  readonly key: K;
  readonly label: string;
  /** How many rows have this state: undefined until it is known, `null` for a tab without a number. */
  readonly count: number | null | undefined;
}

/** Filters a member's list by state. The number of a state has its space before it is known, so that no tab moves. */
export function StateTabs<K>(props: {
  readonly label: string;
  readonly tabs: readonly StateTab<K>[];
  readonly chosen: NoInfer<K> | null;
  onChoose(this: void, key: NoInfer<K>): void;
}) {
  const { tabs, ...row } = props;
  return (
    <ToggleButtonRow {...row} buttons={tabs} className={classes.tabs} buttonClassName={classes.tab}>
      {({ label, count }) => (
        <>
          {label}
          {count === null ? null : <span className={classes.count}>{count ?? figureSpace}</span>}
        </>
      )}
    </ToggleButtonRow>
  );
}
