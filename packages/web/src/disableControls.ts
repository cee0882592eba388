/** Disables controls that need the app; links keep working. Returns the controls. */
export function disableControls(drawn: Element): Element[] {
  const controls = [...drawn.querySelectorAll('button, input, select, textarea, label')];
  for (const control of controls) control.setAttribute('inert', '');
  return controls;
}
