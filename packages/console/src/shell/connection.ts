import { appConnection } from '@crossdock/web/appConnection.ts';
import { type Connection, defaultRowsPerPage } from '@crossdock/web/connection.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { client } from './client.ts';
import { currentToken } from './session.ts';

const rowsKey = 'crossdock.console.rows';
const rowsIn = /^(10|20|50|100)$/;
/**
 * Whether the window is wide enough for 50 rows a page: rows of 40 px are quickly scrolled, while a phone would draw
 * 50 cards.
 */
const roomy = () => matchMedia('(min-width: 75em)').matches;

/** A list's page size is the last choice in this browser, or else depends on the window's width. */
export const connection: Connection = {
  ...appConnection(client, currentToken),
  rowsPerPage: () => {
    const kept = safeLocalStorage.get(rowsKey) ?? '';
    if (rowsIn.test(kept)) return Number(kept);
    return roomy() ? 50 : defaultRowsPerPage;
  },
  keepRowsPerPage: (rows) => void safeLocalStorage.set(rowsKey, String(rows)),
};
