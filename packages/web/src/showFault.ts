/**
 * Brings the first error into view. The code is loaded with the first error, because there is none before
 * somebody has typed.
 */
export function showFirstFault(from: Element | null): void {
  void import('./firstFault.ts').then(
    ({ focusFirstFault }) => focusFirstFault(from),
    () => undefined,
  );
}
