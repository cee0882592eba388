import { appConnection } from '@crossdock/web/appConnection.ts';
import { type Connection, usualRowsPerPage } from '@crossdock/web/connection.ts';
import { stored } from '@crossdock/web/storage.ts';
import { client } from './client.ts';
import { currentToken } from './session.ts';

const rowsKey = 'crossdock.console.rows';
const rowsIn = /^(10|20|50|100)$/;
/** A desk's screen: 50 rows of 40 px are two turns of the wheel, and a phone would draw cards. */
const roomy = () => matchMedia('(min-width: 75em)').matches;

/** A list is as long as its reader last chose on this browser, else as the window has room for. */
export const connection: Connection = {
  ...appConnection(client, currentToken),
  rowsPerPage: () => {
    const kept = stored.get(rowsKey) ?? '';
    if (rowsIn.test(kept)) return Number(kept);
    return roomy() ? 50 : usualRowsPerPage;
  },
  keepRowsPerPage: (rows) => void stored.set(rowsKey, String(rows)),
};
