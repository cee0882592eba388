/** Brings the first error into view. The code is loaded at the first error, because nobody makes one before typing. */
export function showFirstFault(from: Element | null): void {
  void import('./firstFault.ts').then(
    ({ focusFirstFault }) => focusFirstFault(from),
    () => undefined,
  );
}
