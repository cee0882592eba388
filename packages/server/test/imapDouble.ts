import { createServer, type Socket } from 'node:net';
import { listenHere, untilFileEnds } from './untilFileEnds.ts';

interface Kept {
  readonly uid: number;
  readonly text: string;
  readonly flags: Set<string>;
}

/** The content and the state of the server. */
interface Inbox {
  /** `account:password`. */
  readonly accepts: string;
  readonly mails: Kept[];
  /** Every line that the server received. */
  readonly said: string[];
  readonly state: { validity: number; broken: boolean; uid: number };
}

/** A small IMAP server on loopback, with the commands that read an inbox. Mails cannot be deleted from it. */
export async function openImap(accepts: string) {
  const inbox: Inbox = { accepts, mails: [], said: [], state: { validity: 7, broken: false, uid: 100 } };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (inbox.state.broken) socket.end('* BYE out of order\r\n');
    else serve(inbox, socket);
  });
  const { port } = await listenHere(server);
  untilFileEnds(() => {
    for (const socket of sockets) socket.destroy();
  });
  return {
    ...inbox,
    port,
    arrives: (text: string) => {
      inbox.state.uid += 1;
      const { uid } = inbox.state;
      inbox.mails.push({ uid, text: text.replaceAll(/\r?\n/g, '\r\n'), flags: new Set() });
    },
  };
}

function serve(inbox: Inbox, socket: Socket): void {
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  let buffered = '';
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1');
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      inbox.said.push(line);
      const [, tag = '*', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      const { untagged = [], end: last = 'OK done' } = answerTo(inbox, rest);
      socket.write(`${untagged.map((one) => `* ${one}\r\n`).join('')}${tag} ${last}\r\n`);
      if (/^LOGOUT/i.test(rest)) socket.end();
    }
  });
}

interface Answer {
  readonly untagged?: readonly string[];
  readonly end?: string;
}

function answerTo(inbox: Inbox, rest: string): Answer {
  const { mails, state } = inbox;
  const [command = '', second = ''] = rest.toUpperCase().split(' ');
  switch (command === 'UID' ? second : command) {
    case 'CAPABILITY':
      return { untagged: ['CAPABILITY IMAP4rev1'] };
    case 'LOGIN': {
      const [, user = '', password = ''] = /^LOGIN "?([^" ]+)"? "?([^"]+)"?$/i.exec(rest) ?? [];
      const isRight = `${user}:${password}` === inbox.accepts;
      return isRight ? {} : { end: 'NO [AUTHENTICATIONFAILED] wrong password' };
    }
    case 'LIST':
      return { untagged: ['LIST (\\HasNoChildren) "/" "INBOX"'] };
    case 'SELECT':
      return {
        untagged: [
          ...['FLAGS (\\Seen)', `${mails.length} EXISTS`, '0 RECENT', 'OK [PERMANENTFLAGS (\\Seen)] ok'],
          ...[`OK [UIDVALIDITY ${state.validity}] ok`, `OK [UIDNEXT ${state.uid + 1}] ok`],
        ],
      };
    case 'STATUS': {
      const unseen = mails.filter(({ flags }) => !flags.has('\\Seen')).length;
      return { untagged: [`STATUS "INBOX" (MESSAGES ${mails.length} UNSEEN ${unseen})`] };
    }
    case 'SEARCH':
      return { untagged: [`SEARCH${searched(mails, rest)}`] };
    case 'FETCH':
      return { untagged: fetched(mails, rest) };
    case 'STORE': {
      const [, uid = '', flag = ''] = /^UID STORE (\d+) \+FLAGS(?:\.SILENT)? \((\S+)\)/i.exec(rest) ?? [];
      mails.find((mail) => mail.uid === Number(uid))?.flags.add(flag);
      return {};
    }
    case 'LOGOUT':
      return { untagged: ['BYE'] };
    default:
      return ['LSUB', 'NOOP', 'CLOSE'].includes(command) ? {} : { end: 'BAD unknown' };
  }
}

function searched(mails: readonly Kept[], rest: string): string {
  const [, from = '1'] = /UID (\d+):\*/i.exec(rest) ?? [];
  const [, body] = /BODY "?([\w-]+)"?/i.exec(rest) ?? [];
  const last = mails.at(-1)?.uid ?? 0;
  // A range up to the last message always contains the last one, as the protocol requires.
  return mails
    .filter(({ uid }) => uid >= Math.min(Number(from), last))
    .filter(({ text }) => body === undefined || text.includes(body))
    .map(({ uid }) => ` ${uid}`)
    .join('');
}

function fetched(mails: readonly Kept[], rest: string): string[] {
  const [, uid = ''] = /^UID FETCH (\d+)/i.exec(rest) ?? [];
  const [, from = '0', length = '1e9'] = /<(\d+)\.(\d+)>/.exec(rest) ?? [];
  const at = mails.findIndex((mail) => mail.uid === Number(uid));
  const mail = mails[at];
  if (mail === undefined) return [];
  const bytes = Buffer.from(mail.text, 'latin1').subarray(Number(from), Number(from) + Number(length));
  return [`${at + 1} FETCH (UID ${uid} BODY[]<${from}> {${bytes.length}}\r\n${bytes.toString('latin1')})`];
}
