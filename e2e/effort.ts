import type { BrowserContext, Locator } from '@playwright/test';

/** A person's actions in a browser: presses of buttons and links, and fields that were filled in. */
export interface Effort {
  clicks: number;
  fields: number;
  keys: number;
}

/**
 * Estimates the minutes that a person needs, from seconds per key, per press (pointing, pressing, and
 * thinking before it), and per field (moving the hand and thinking before it) (Card, Moran and Newell: The
 * Keystroke-Level Model, 1980).
 */
export const estimatedMinutes = ({ keys, clicks, fields }: Effort) =>
  (keys * 0.28 + clicks * 2.65 + fields * 1.75) / 60;

/** Counts keys, clicks and fields in every page of the context. */
export async function countEffort(context: BrowserContext, effort: Effort): Promise<void> {
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

/** Types into a field as a person does: clicks, clears it, and types key by key. */
export async function typeLikePerson(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
