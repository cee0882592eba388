/** Where a form was found wrong: what brings the fault into view is fetched then, since nobody errs before having typed. */
export function showFirstFault(from: Element | null): void {
  void import('./firstFault.ts').then(
    ({ focusFirstFault }) => focusFirstFault(from),
    () => undefined,
  );
}
