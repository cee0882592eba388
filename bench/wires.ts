import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { serialize } from 'pg-protocol';

/** A statement as it was sent. Without a name it is a plain message such as `begin`. */
export interface WireStatement {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/** Values encoded as `pg` does. */
function written(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value))
    return `{${value.map((one) => (one === null ? 'NULL' : JSON.stringify(String(one)))).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/**
 * A PostgreSQL connection that sends prepared bytes and only checks that the answers are complete. It works like
 * pgbench with prepared statements, one await per statement, with less overhead than pgbench.
 */
export class RawPgConnection {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);
  #done: (() => void) | undefined;
  #failed: string | undefined;
  #prepared = new Set<string>();

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Connects with the role that serves the product. */
  static async open(url: string): Promise<RawPgConnection> {
    const client = new pg.Client({ connectionString: url, options: '-c role=crossdock_app' });
    client.on('error', () => undefined);
    await client.connect();
    return new RawPgConnection((client as unknown as { connection: { stream: Socket } }).connection.stream);
  }

  async run(transaction: readonly WireStatement[]): Promise<void> {
    for (const statement of transaction) {
      if (statement.name !== undefined && !this.#prepared.has(statement.name)) {
        this.#prepared.add(statement.name);
        await this.#send(
          Buffer.concat([serialize.parse({ name: statement.name, text: statement.text }), serialize.sync()]),
        );
      }
      await this.#send(bytesOf(statement));
    }
  }

  end(): void {
    this.#socket.end(serialize.end());
  }

  #send(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = () => (this.#failed ? reject(new Error(this.#failed)) : resolve());
      this.#socket.write(bytes);
    });
  }

  #read(chunk: Buffer): void {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (data.length - at >= 5) {
      const length = data.readUInt32BE(at + 1) + 1;
      if (data.length - at < length) break;
      const type = data[at];
      if (type === 0x45) this.#failed = data.toString('utf8', at + 5, at + length).replaceAll('\0', ' ');
      at += length;
      if (type === 0x5a) this.#done?.();
    }
    this.#rest = data.subarray(at);
  }
}

function bytesOf({ text, name, values }: WireStatement): Buffer {
  if (name === undefined) return serialize.query(text);
  return Buffer.concat([
    serialize.bind({ statement: name, values: (values ?? []).map(written) }),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    serialize.sync(),
  ]);
}

/** An HTTP connection that sends prepared requests, so that creating the load takes as little time as possible. */
export class RawHttpConnection {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);
  #done: ((answer: { status: number; body: string }) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  static open(url: string): Promise<RawHttpConnection> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new RawHttpConnection(socket)));
      socket.once('error', reject);
    });
  }

  post(path: string, headers: Readonly<Record<string, string>>, body: unknown) {
    const text = Buffer.from(JSON.stringify(body));
    const more = { 'content-type': 'application/json', 'content-length': String(text.length) };
    return this.#send(Buffer.concat([headOf('POST', path, { ...headers, ...more }), text]));
  }

  get(path: string, headers: Readonly<Record<string, string>>) {
    return this.#send(headOf('GET', path, headers));
  }

  #send(bytes: Buffer) {
    return new Promise<{ status: number; body: string }>((resolve) => {
      this.#done = resolve;
      this.#socket.write(bytes);
    });
  }

  end(): void {
    this.#socket.end();
  }

  #read(chunk: Buffer): void {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = data.indexOf('\r\n\r\n');
    const length = end < 0 ? undefined : /content-length: (\d+)/i.exec(data.toString('latin1', 0, end))?.[1];
    if (length === undefined || data.length < end + 4 + Number(length)) {
      this.#rest = data;
      return;
    }
    this.#rest = Buffer.alloc(0);
    this.#done?.({
      status: Number(data.toString('latin1', 9, 12)),
      body: data.toString('utf8', end + 4),
    });
  }
}

function headOf(method: string, path: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
