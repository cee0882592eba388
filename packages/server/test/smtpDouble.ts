import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { untilFileEnds } from './untilFileEnds.ts';

export interface Letter {
  readonly to: string;
  readonly text: string;
  readonly encrypted: boolean;
}

/** How the mail server refuses mail, by the part of the address before the @. */
const refusals: Readonly<Record<string, readonly [code: number, text: string]>> = {
  nobody: [550, 'no such mailbox'],
  busy: [451, 'try again later'],
};

function connectionsOf(server: SMTPServer): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

const loggingIn =
  (logins: string[], accepts: string | undefined): NonNullable<SMTPServerOptions['onAuth']> =>
  ({ username, password }, _session, done) => {
    const login = `${username}:${password}`;
    logins.push(login);
    if (login === accepts) done(null, { user: username });
    else done(new Error('wrong password'));
  };

/** Counts deliveries, and lets tests wait for a number of them. */
function deliveries() {
  const tried: string[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const tell = () => {
    for (const one of waiting) if (tried.length >= one.count) one.done();
  };
  return {
    tried,
    note: (to: string) => {
      tried.push(to);
      tell();
    },
    triedTimes: (count: number) =>
      new Promise<void>((done) => {
        waiting.push({ count, done });
        tell();
      }),
  };
}

interface Options {
  readonly encrypts?: boolean;
  /** `account:password`. Without it, nobody needs to log in. */
  readonly accepts?: string;
}

/**
 * A real SMTP server on loopback. It reads mail to `dies@…` completely, then breaks the connection without an answer.
 */
export async function openSmtp({ encrypts = false, accepts }: Options = {}) {
  const letters: Letter[] = [];
  const logins: string[] = [];
  const { tried, note, triedTimes } = deliveries();
  /** Addresses whose mail gets no answer until the test releases it. */
  const held = new Map<string, (go: () => void) => void>();
  const server = new SMTPServer({
    authOptional: accepts === undefined,
    allowInsecureAuth: true,
    onAuth: loggingIn(logins, accepts),
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const [code, text] = refusals[address.split('@')[0] ?? ''] ?? [];
      if (code === undefined) return done(null);
      note(address);
      done(Object.assign(new Error(text), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        letters.push({ to, text, encrypted: session.secure });
        note(to);
        if (to.startsWith('dies@')) return (session as unknown as { socket?: Socket }).socket?.destroy();
        const hold = held.get(to);
        if (hold) return hold(() => done());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const sockets = connectionsOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = untilFileEnds(() => new Promise<void>((resolve) => server.close(resolve)));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    port: (server.server.address() as AddressInfo).port,
    letters,
    /** The logins that were sent, as `account:password`. */
    logins,
    tried,
    /** Resolves when this many deliveries in total have been tried. */
    triedTimes,
    /** Holds back the answer to mail for this address. Returns the function that sends it. */
    hold: (to: string) => {
      const answer = Promise.withResolvers<void>();
      held.set(to, (go) => void answer.promise.then(go));
      return () => {
        held.delete(to);
        answer.resolve();
      };
    },
    /** Stops offering encryption, as if an attacker on the network removed the offer. */
    stopEncrypting: () => {
      server.options.disabledCommands = ['STARTTLS'];
    },
    /** Breaks every connection, as a dying server does. */
    breakConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    close,
  };
}
