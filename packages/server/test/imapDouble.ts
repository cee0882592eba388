import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

interface Kept {
  readonly uid: number;
  readonly text: string;
  readonly flags: Set<string>;
}

/** A small IMAP server on loopback, with the commands that a reader of an inbox uses. Nothing can be deleted from it. */
export async function openImap(accepts: string) {
  const mails: Kept[] = [];
  const said: string[] = [];
  const sockets = new Set<Socket>();
  let uids = 100;
  const state = { validity: 7, broken: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (state.broken) {
      socket.end('* BYE out of order\r\n');
      return;
    }
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let buffered = '';
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        said.push(line);
        socket.write(answerTo(line));
        if (/^\S+ LOGOUT/i.test(line)) socket.end();
      }
    });
  });

  function answerTo(line: string): string {
    const [, tag = '*', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const [command = ''] = rest.toUpperCase().split(' ');
    const done = (...untagged: string[]) => `${untagged.join('')}${tag} OK done\r\n`;
    if (command === 'CAPABILITY') return done('* CAPABILITY IMAP4rev1\r\n');
    if (command === 'LOGIN') {
      const [, user = '', password = ''] = /^LOGIN "?([^" ]+)"? "?([^"]+)"?$/i.exec(rest) ?? [];
      return `${user}:${password}` === accepts
        ? done()
        : `${tag} NO [AUTHENTICATIONFAILED] wrong password\r\n`;
    }
    if (command === 'LIST') return done('* LIST (\\HasNoChildren) "/" "INBOX"\r\n');
    if (command === 'SELECT' || command === 'EXAMINE')
      return done(
        `* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* 0 RECENT\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n`,
        `* OK [UIDVALIDITY ${state.validity}] ok\r\n* OK [UIDNEXT ${uids + 1}] ok\r\n`,
      );
    if (command === 'STATUS') {
      const unseen = mails.filter(({ flags }) => !flags.has('\\Seen')).length;
      return done(`* STATUS "INBOX" (MESSAGES ${mails.length} UNSEEN ${unseen})\r\n`);
    }
    if (/^UID SEARCH/i.test(rest)) return done(`* SEARCH${searched(rest)}\r\n`);
    if (/^UID FETCH/i.test(rest)) return done(...fetched(rest));
    if (/^UID STORE/i.test(rest)) {
      const [, uid = '', flag = ''] = /^UID STORE (\d+) \+FLAGS(?:\.SILENT)? \((\S+)\)/i.exec(rest) ?? [];
      mails.find((mail) => mail.uid === Number(uid))?.flags.add(flag);
      return done();
    }
    if (['NOOP', 'CLOSE', 'ID', 'ENABLE'].includes(command)) return done();
    if (command === 'LOGOUT') return `* BYE\r\n${tag} OK bye\r\n`;
    return `${tag} BAD unknown\r\n`;
  }

  function searched(rest: string): string {
    const [, from = '1'] = /UID (\d+):\*/i.exec(rest) ?? [];
    const [, body] = /BODY "?([\w-]+)"?/i.exec(rest) ?? [];
    const last = mails.at(-1)?.uid ?? 0;
    // A range up to the last message always has the last one, as the protocol says.
    return mails
      .filter(({ uid }) => uid >= Math.min(Number(from), last))
      .filter(({ text }) => body === undefined || text.includes(body))
      .map(({ uid }) => ` ${uid}`)
      .join('');
  }

  function fetched(rest: string): string[] {
    const [, uid = ''] = /^UID FETCH (\d+)/i.exec(rest) ?? [];
    const [, from = '0', length = '1e9'] = /<(\d+)\.(\d+)>/.exec(rest) ?? [];
    const at = mails.findIndex((mail) => mail.uid === Number(uid));
    const mail = mails[at];
    if (mail === undefined) return [];
    const bytes = Buffer.from(mail.text, 'latin1').subarray(Number(from), Number(from) + Number(length));
    const text = bytes.toString('latin1');
    return [`* ${at + 1} FETCH (UID ${uid} BODY[]<${from}> {${bytes.length}}\r\n${text})\r\n`];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    /** Every line that was said to it. */
    said,
    state,
    arrives: (text: string) => {
      uids += 1;
      mails.push({ uid: uids, text: text.replaceAll(/\r?\n/g, '\r\n'), flags: new Set() });
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
