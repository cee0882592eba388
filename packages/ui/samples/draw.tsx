import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

export interface Drawn {
  readonly place: HTMLElement;
  redraw(content: ReactNode): Promise<void>;
  /** The only element that matches `selector`. */
  one<E extends HTMLElement = HTMLElement>(selector: string): E;
  /** Removes the drawn content before the test ends. */
  end(): Promise<void>;
}

/**
 * Draws `content` into its own container, which is removed when the test ends. Resolves once React has run all
 * effects of the drawing.
 */
export async function draw(content: ReactNode): Promise<Drawn> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root: Root = createRoot(place);
  await act(async () => root.render(content));
  const end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  onTestFinished(end);
  return {
    place,
    end,
    redraw: (next) => act(async () => root.render(next)),
    one(selector) {
      const found = place.querySelectorAll(selector);
      if (found.length !== 1) throw new Error(`${found.length} of ${selector} in ${place.innerHTML}`);
      return found[0] as never;
    },
  };
}

/** Types like a person: sets the value and sends the event that React listens for. */
export function typeInput(input: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function press(element: HTMLElement): Promise<void> {
  return act(async () => element.click());
}
