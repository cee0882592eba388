import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly to: string;
  readonly text: string;
  readonly encrypted: boolean;
}

/** What the mail server does with a letter to somebody, said by the first part of the address. */
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

/** A real SMTP server on loopback. `dies@…` is taken to the last byte and never answered: the connection breaks. */
export async function openSmtp({ encrypts = false } = {}) {
  const letters: Letter[] = [];
  const tried: string[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const tell = () => {
    for (const one of waiting) if (tried.length >= one.count) one.done();
  };
  /** Letters to these are kept without an answer until `answer` is called. */
  const held = new Map<string, (go: () => void) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const [code, text] = refusals[address.split('@')[0] ?? ''] ?? [];
      if (code === undefined) return done(null);
      tried.push(address);
      tell();
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
        tried.push(to);
        tell();
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
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    tried,
    /** Resolves once the server has been tried this often in all. */
    triedTimes: (count: number) =>
      new Promise<void>((done) => {
        waiting.push({ count, done });
        tell();
      }),
    /** Keeps the answer to letters to this address; answers how to let it go. */
    hold: (to: string) => {
      const answer = Promise.withResolvers<void>();
      held.set(to, (go) => void answer.promise.then(go));
      return () => {
        held.delete(to);
        answer.resolve();
      };
    },
    /** No longer offers to encrypt: so it looks where somebody stands in between. */
    stopEncrypting: () => {
      server.options.disabledCommands = ['STARTTLS'];
    },
    /** Breaks every connection, as a server does that dies. */
    breakConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
