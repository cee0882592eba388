import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ChoiceBox } from './controls.tsx';
import classes from './Tabs.module.css';
import { ToggleButtonRow } from './ToggleButtonRow.tsx';
import { useScrollToChosenTab } from './useScrollToChosenTab.ts';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface TabsProps<K extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K;
  onChoose(this: void, key: K): void;
  /** Vertical tabs on a wide screen; a select on a narrow one. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** The CSS class of a tab, for links to other pages that should look like tabs. */
export const tabClass = classes.tab;
export const tabRowClass = classes.row;

/** Tabs for views of the same subject; arrow keys move between them. */
export function Tabs<K extends string>({ label, tabs, chosen, onChoose, side, children }: TabsProps<K>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useScrollToChosenTab(row, chosen);
  return (
    <div className={classes.frame} data-side={side || undefined}>
      {side ? (
        <div className={classes.choice}>
          <ChoiceBox
            label={label}
            data={tabs.map((tab) => ({ value: tab.key, label: tab.label }))}
            value={chosen}
            onChange={({ target }) => {
              const tab = tabs.find(({ key }) => key === target.value);
              if (tab) onChoose(tab.key);
            }}
          />
        </div>
      ) : null}
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation={side ? 'vertical' : 'horizontal'}
        className={classes.row}
        onKeyDown={steer}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-controls={`${id}panel`}
            aria-selected={tab.key === chosen}
            tabIndex={tab.key === chosen ? 0 : -1}
            className={classes.tab}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.count ? <span className={classes.count}>{tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}

/** Filters of one list, one of which is active; `note` is shown small under the label. */
export function FilterTabs<K>(props: {
  readonly label: string;
  readonly tabs: readonly { key: K; label: string; count?: number | undefined; note?: string | undefined }[];
  readonly chosen: K;
  onChoose(this: void, key: K): void;
}) {
  const { tabs, ...row } = props;
  return (
    <ToggleButtonRow {...row} buttons={tabs} className={classes.row} buttonClassName={classes.tab}>
      {({ label, count, note }) => (
        <>
          <span className={classes.words}>
            {label}
            {note ? <small className={classes.note}>{note}</small> : null}
          </span>
          {count ? <span className={classes.count}>{count}</span> : null}
        </>
      )}
    </ToggleButtonRow>
  );
}

function steer(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const now = tabs.findIndex((tab) => tab.matches(':focus'));
  const next = tabs[(now + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
