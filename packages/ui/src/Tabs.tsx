import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { ChoiceBox } from './controls.tsx';
import classes from './Tabs.module.css';

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
  const row = useRef<HTMLDivElement>(null);
  useScrollToChosenTab(row, props.chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain filters
    <div ref={row} className={classes.row} role="group" aria-label={props.label}>
      {props.tabs.map(({ key, label, count, note }) => (
        <button
          key={label}
          type="button"
          className={classes.tab}
          aria-pressed={props.chosen === key}
          onClick={() => props.onChoose(key)}
        >
          <span className={classes.words}>
            {label}
            {note ? <small className={classes.note}>{note}</small> : null}
          </span>
          {count ? <span className={classes.count}>{count}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Scrolls a long row to its chosen tab without scrolling the page. */
export function useScrollToChosenTab(row: RefObject<HTMLElement | null>, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab is chosen decides where to scroll
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(
      '[aria-selected=true], [aria-pressed=true], [aria-current=page]',
    );
    if (!row.current || !tab) return;
    const { offsetLeft, offsetWidth } = tab;
    row.current.scrollLeft =
      offsetLeft - row.current.offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [chosen]);
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
