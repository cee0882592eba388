import { figureSpace } from '@crossdock/ui/figureSpace.ts';
import type { TabCount } from '@crossdock/ui/Tabs.tsx';
import { ToggleButtonRow } from '@crossdock/ui/ToggleButtonRow.tsx';
import classes from './StateTabs.module.css';

/** Filters a member's list by state. The number of a state has its space before it is known, so that no tab moves. */
export function StateTabs<K>(props: {
  readonly label: string;
  readonly tabs: readonly { readonly key: K; readonly label: string }[];
  readonly chosen: NoInfer<K> | null;
  onChoose(this: void, key: NoInfer<K>): void;
  readonly countOf: (key: NoInfer<K>) => TabCount;
}) {
  const { tabs, countOf, ...row } = props;
  return (
    <ToggleButtonRow {...row} buttons={tabs} className={classes.tabs} buttonClassName={classes.tab}>
      {({ key, label }) => {
        const count = countOf(key);
        return (
          <>
            {label}
            {count === null ? null : <span className={classes.count}>{count ?? figureSpace}</span>}
          </>
        );
      }}
    </ToggleButtonRow>
  );
}
