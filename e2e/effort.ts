import type { BrowserContext, Locator } from '@playwright/test';

/** What a person did in a browser: presses of buttons and links, and fields that were filled in. */
export interface Effort {
  clicks: number;
  fields: number;
  keys: number;
}

/**
 * Minutes that a person needs for it, in seconds for a key, for a press (pointing, pressing, and the thought before it), and
 * for the hand's way to a field and the thought before it (Card, Moran and Newell: The Keystroke-Level Model, 1980).
 */
export const handMinutes = ({ keys, clicks, fields }: Effort) =>
  (keys * 0.28 + clicks * 2.65 + fields * 1.75) / 60;

/** Counts in every page of the context. */
export async function counted(context: BrowserContext, effort: Effort): Promise<void> {
  await context.exposeBinding('noteEffort', (_, kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const note = (kind: string) =>
      void (globalThis as unknown as { noteEffort(kind: string): void }).noteEffort(kind);
    addEventListener('click', (event) => event.isTrusted && note('clicks'), true);
    addEventListener('change', () => note('fields'), true);
    addEventListener('keydown', (event) => event.isTrusted && note('keys'), true);
  });
}

/** Types into a field as a person does: a click, what was there goes, key by key. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
