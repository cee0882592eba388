import { appConnection } from '@crossdock/web/appConnection.ts';
import { client } from './client.ts';
import { currentToken } from './session.ts';

export const connection = appConnection(client, currentToken);
