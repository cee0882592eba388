import { client } from './client.ts';
import { dropToken } from './session.ts';

/**
 * Ends the session on the server and here. If the server does not answer, the clerk is logged out here
 * anyway.
 */
export async function logOut(): Promise<void> {
  await client.attempt('logoutStaff', {});
  dropToken();
  location.assign('/console/login');
}
