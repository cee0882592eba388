/**
 * The portal's page on which members allow an assistant. No page may show it in a frame, not even our own.
 */
export const consentPath = '/connect';

export const isConsentPath = (path: string): boolean =>
  path.replace(/\/+$/, '').toLowerCase() === consentPath;
