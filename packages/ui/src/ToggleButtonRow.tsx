import { type ReactNode, useRef } from 'react';
import { useScrollToChosenTab } from './useScrollToChosenTab.ts';

interface ToggleButton<K> {
  readonly key: K;
  readonly label: string;
}

/** A row of buttons, of which at most one is pressed. */
export function ToggleButtonRow<K, B extends ToggleButton<K>>(props: {
  readonly label: string;
  readonly buttons: readonly B[];
  readonly chosen: K | null;
  onChoose(this: void, key: K): void;
  readonly className: string | undefined;
  readonly buttonClassName: string | undefined;
  /** The content of a button. */
  readonly children: (button: B) => ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  useScrollToChosenTab(row, props.chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain buttons
    <div ref={row} className={props.className} role="group" aria-label={props.label}>
      {props.buttons.map((button) => (
        <button
          key={button.label}
          type="button"
          className={props.buttonClassName}
          aria-pressed={button.key === props.chosen}
          onClick={() => props.onChoose(button.key)}
        >
          {props.children(button)}
        </button>
      ))}
    </div>
  );
}
