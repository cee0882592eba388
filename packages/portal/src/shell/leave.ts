import { dropToken } from './session.ts';

/** Ends the session in this browser: the token goes, and with it everything that was loaded with it. */
export async function leave(): Promise<void> {
  dropToken();
  location.assign('/login');
}
