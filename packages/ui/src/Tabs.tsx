import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ChoiceBox } from './controls.tsx';
import { figureSpace } from './figureSpace.ts';
import classes from './Tabs.module.css';
import { ToggleButtonRow } from './ToggleButtonRow.tsx';
import { useScrollToChosenTab } from './useScrollToChosenTab.ts';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
}

/** How many rows a tab has: undefined until it is known, `null` for a tab without a number. */
export type TabCount = number | null | undefined;

export interface TabsProps<K extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K;
  onChoose(this: void, key: K): void;
  readonly countOf?: (key: K) => TabCount;
  /** Vertical tabs on a wide screen; a select on a narrow one. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** The CSS class of a tab, for links to other pages that should look like tabs. */
export const tabClass = classes.tab;
export const tabRowClass = classes.row;

/** Tabs for views of the same subject; arrow keys move between them. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { label, tabs, chosen, onChoose, countOf, side, children } = props;
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
            <Count n={countOf ? countOf(tab.key) : null} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}

/** A number has its space before it is known, so that no tab moves. */
const Count = ({ n }: { n: TabCount }) =>
  n === null ? null : (
    <span className={classes.count} data-none={n ? undefined : true}>
      {n ?? figureSpace}
    </span>
  );

interface FilterTab<K> {
  readonly key: K;
  readonly label: string;
  /** A short text that is shown small under the label. */
  readonly note?: string | undefined;
  /** A text of the greatest width that the note can have, so that the tab has its space before the note is known. */
  readonly widestNote?: string | undefined;
}

/** Filters of one list, one of which is active. */
export function FilterTabs<K>(props: {
  readonly label: string;
  readonly tabs: readonly FilterTab<K>[];
  readonly chosen: NoInfer<K>;
  onChoose(this: void, key: NoInfer<K>): void;
  readonly countOf?: ((key: NoInfer<K>) => TabCount) | undefined;
}) {
  const { tabs, countOf, ...row } = props;
  return (
    <ToggleButtonRow {...row} buttons={tabs} className={classes.row} buttonClassName={classes.tab}>
      {({ key, label, note, widestNote }) => (
        <>
          <span className={classes.words}>
            {label}
            {note ? <small className={classes.note}>{note}</small> : null}
            {widestNote ? (
              <small className={classes.noteSpace} aria-hidden>
                {widestNote}
              </small>
            ) : null}
          </span>
          <Count n={countOf ? countOf(key) : null} />
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
