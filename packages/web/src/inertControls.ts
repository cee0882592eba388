/** What only the app can do is there to be seen; links lead on. Answers with the controls. */
export function inertControls(drawn: Element): Element[] {
  const controls = [...drawn.querySelectorAll('button, input, select, textarea, label')];
  for (const control of controls) control.setAttribute('inert', '');
  return controls;
}
