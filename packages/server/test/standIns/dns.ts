import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

export interface DnsRecords {
  readonly A?: readonly string[];
  readonly AAAA?: readonly string[];
  readonly CNAME?: readonly string[];
}

export interface DnsStandIn {
  /** The server's address, in the form of `DNS_SERVERS`. */
  readonly address: string;
  /** The records of each name. A name without an entry does not exist. */
  readonly names: Map<string, DnsRecords | 'refused'>;
  stop(): Promise<void>;
}

const types = { A: 1, CNAME: 5, AAAA: 28 } as const;

/** A name server on loopback with a test's names (RFC 1035: one question, only the question's name is compressed). */
export async function startDns(): Promise<DnsStandIn> {
  const names: DnsStandIn['names'] = new Map();
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => socket.send(answerTo(asked, names), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    names,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(asked: Buffer, names: DnsStandIn['names']): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let size = asked.readUInt8(at); size > 0; size = asked.readUInt8(at)) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + size));
    at += size + 1;
  }
  const question = asked.subarray(12, at + 5);
  const kind = asked.readUInt16BE(at + 1);
  const known = names.get(labels.join('.'));
  const type = (['A', 'CNAME', 'AAAA'] as const).find((one) => types[one] === kind);
  const values = known === undefined || known === 'refused' || type === undefined ? [] : (known[type] ?? []);
  const head = Buffer.alloc(12);
  asked.copy(head, 0, 0, 2);
  // The flags of an answer with recursion, and the code: 3 means no such name, 5 means refused.
  head.writeUInt16BE(0x8180 | (known === undefined ? 3 : known === 'refused' ? 5 : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(values.length, 6);
  const rows = values.map((value) => {
    const data = dataOf(type ?? 'A', value);
    const row = Buffer.alloc(12);
    // A record: pointer to the question's name, type, class IN, and a lifetime of 60 s.
    row.writeUInt16BE(0xc00c, 0);
    row.writeUInt16BE(kind, 2);
    row.writeUInt16BE(1, 4);
    row.writeUInt32BE(60, 6);
    row.writeUInt16BE(data.length, 10);
    return Buffer.concat([row, data]);
  });
  return Buffer.concat([head, question, ...rows]);
}

function dataOf(type: keyof typeof types, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'AAAA') {
    const [left = '', right = ''] = value.split('::');
    const [head, tail] = [left, right].map((part) => part.split(':').filter(Boolean));
    const zeros = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0');
    const bytes = Buffer.alloc(16);
    for (const [at, group] of [...(head ?? []), ...zeros, ...(tail ?? [])].entries())
      bytes.writeUInt16BE(Number.parseInt(group, 16), at * 2);
    return bytes;
  }
  const labels = value.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]);
  return Buffer.concat([...labels, Buffer.from([0])]);
}
