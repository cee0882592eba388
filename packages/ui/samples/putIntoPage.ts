/** Puts data into the page as the server does, for the code that starts an app. */
export function putIntoPage(id: string, value: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = JSON.stringify(value);
  document.body.append(script);
}
