import { WebSocket } from 'ws';
import { hostOf, idOf, memberToken, million, type Size, staffToken } from './generate.ts';
import { median, quantile, report } from './report.ts';
import { type ServedProcess, say, serveApp, withBenchDatabases } from './stage.ts';
import { RawHttpConnection } from './wires.ts';

const talks = 1_000;
const perSecond = 200;
const seconds = Number(process.env.BENCH_SECONDS || 20);
const warmUpSeconds = 2;
/** One shop in which all members chat at once. */
const size: Size = { ...million, shops: 1, membersPerShop: talks, parcels: talks, heavyMemberParcels: 0 };

interface Answer<T> {
  readonly data: T;
}
interface Read {
  readonly messages: readonly { readonly id: string; readonly seq: number }[];
}

/** A pool of HTTP connections with one request at a time each. It opens as many as are needed. */
class Wires {
  readonly #url: string;
  readonly #idle: RawHttpConnection[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  post<T>(path: string, token: string, body: unknown): Promise<T> {
    return this.#ask(path, token, (wire, headers) => wire.post(`/api/${path}`, headers, body));
  }

  get<T>(path: string, token: string): Promise<T> {
    return this.#ask(path, token, (wire, headers) => wire.get(`/api/${path}`, headers));
  }

  async #ask<T>(
    path: string,
    token: string,
    ask: (
      wire: RawHttpConnection,
      headers: Record<string, string>,
    ) => Promise<{ status: number; body: string }>,
  ): Promise<T> {
    const wire = this.#idle.pop() ?? (await RawHttpConnection.open(this.#url));
    const answer = await ask(wire, { host: hostOf(1), authorization: `Bearer ${token}`, lang: 'tw' });
    this.#idle.push(wire);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
    return (JSON.parse(answer.body) as Answer<T>).data;
  }

  end(): void {
    for (const wire of this.#idle) wire.end();
  }
}

/**
 * Opens a realtime connection from its own address, like a customer; `onTopic` receives each event. Resolves when the
 * server confirms that no event will be missed from now on.
 */
function stand({ url }: ServedProcess, token: string, onTopic: () => void, n = 0): Promise<WebSocket> {
  const line = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, {
    headers: { host: hostOf(1) },
    localAddress: `127.1.${Math.floor(n / 250)}.${1 + (n % 250)}`,
  });
  return new Promise((resolve, reject) => {
    line.on('open', () => line.send(token));
    line.on('close', () => reject(new Error('a line broke')));
    line.on('error', reject);
    line.on('message', (data) => {
      if (String(data).includes('"*"')) resolve(line);
      else onTopic();
    });
  });
}

interface OnItsWay {
  readonly due: number;
  told: boolean;
  taken: boolean;
}

/**
 * Tracks the messages from one side to the other. A message counts as read after the server has accepted it, the
 * realtime event has arrived and the message was loaded.
 */
class Ear {
  readonly times: number[] = [];
  readonly #onTheirWay = new Map<string, OnItsWay>();
  readonly #read: (id: string) => Promise<boolean>;

  constructor(read: (id: string) => Promise<boolean>) {
    this.#read = read;
  }

  expect(id: string, due: number): void {
    this.#onTheirWay.set(id, { due, told: false, taken: false });
  }

  get missing(): number {
    return this.#onTheirWay.size;
  }

  hear(): void {
    for (const [id, one] of this.#onTheirWay) {
      one.told = true;
      if (one.taken) void this.#look(id, one);
    }
  }

  taken(id: string): void {
    const one = this.#onTheirWay.get(id);
    if (one === undefined) return;
    one.taken = true;
    if (one.told) void this.#look(id, one);
  }

  async #look(id: string, one: OnItsWay): Promise<void> {
    one.taken = false;
    if (!(await this.#read(id))) return;
    this.#onTheirWay.delete(id);
    this.times.push(performance.now() - one.due);
  }
}

interface Talk {
  readonly id: string;
  readonly token: string;
  readonly pass: string;
  readonly ear: Ear;
  readTo: number;
}

async function openTalk(wires: Wires, product: ServedProcess, n: number): Promise<Talk> {
  const token = memberToken(n);
  const { pass, customerId: id } = await wires.post<{ pass: string; customerId: string }>(
    'ChatSend/GetCustomer',
    token,
    {},
  );
  const begun = await wires.post<{ seq: number }>('ChatSend/Send', token, {
    ...{ pass, id: crypto.randomUUID(), text: '請問包裹什麼時候會到？' },
  });
  const talk: Talk = {
    ...{ id, token, pass, readTo: begun.seq },
    ear: new Ear(async (messageId) => {
      const { messages } = await wires.post<Read>('ChatSend/GetMessages', token, {
        ...{ pass, after: talk.readTo },
      });
      talk.readTo = messages.at(-1)?.seq ?? talk.readTo;
      return messages.some((one) => one.id === messageId);
    }),
  };
  await stand(product, pass, () => talk.ear.hear(), n);
  return talk;
}

/**
 * Measures a thousand open chats on one process, each with a realtime connection, and a clerk's connection that
 * receives all events. Every second message is from the shop. Each time runs from the moment the message was due until
 * the other side has read it after its realtime event.
 */
export async function benchChat(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const product = await serveApp({ DATABASE_URL }, '/livez');
    const wires = new Wires(product.url);
    const emptyMb = product.residentMb();
    const open: Talk[] = [];
    for (let n = 1; n <= talks; n += 20)
      open.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, at) => openTalk(wires, product, n + at)))),
      );
    const openMb = product.residentMb();
    say(`${open.length} talks stand`);
    const clerk = staffToken(1);
    const talkOf = new Map<string, Talk>();
    const desk = new Ear(async (id) => {
      const talkId = talkOf.get(id)?.id ?? idOf('member', 1);
      const read = await wires.get<Read>(`staff/talks/one?talkId=${talkId}&last=10`, clerk);
      return read.messages.some((one) => one.id === id);
    });
    await stand(product, clerk, () => desk.hear());
    const began = performance.now();
    const send = async (at: number) => {
      const due = (at * 1_000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + due - performance.now())));
      const talk = open[(at * 7) % talks];
      if (talk === undefined) throw new Error('no talk');
      const id = crypto.randomUUID();
      const text = '已經到倉庫了，今天會出貨。';
      if (at % 2 === 0) {
        talkOf.set(id, talk);
        desk.expect(id, began + due);
        await wires.post('ChatSend/Send', talk.token, { pass: talk.pass, id, text });
        desk.taken(id);
      } else {
        talk.ear.expect(id, began + due);
        await wires.post('staff/talks/answer', clerk, { talkId: talk.id, id, text });
        talk.ear.taken(id);
      }
    };
    const count = perSecond * (seconds + warmUpSeconds);
    await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const skipped = (perSecond * warmUpSeconds) / 2;
    const toShop = desk.times.slice(skipped);
    const toCustomers = open.flatMap(({ ear }) => ear.times);
    const missing = desk.missing + open.reduce((sum, { ear }) => sum + ear.missing, 0);
    const both = [...toShop, ...toCustomers];
    report(`Chat: ${talks} open talks, ${perSecond} messages a second for ${seconds} s, fsync on`, [
      { what: 'to the other side, median', value: median(both), unit: 'ms' },
      { what: 'to the other side, p99', value: quantile(both, 0.99), unit: 'ms', target: { atMost: 100 } },
      { what: 'to the shop, p99', value: quantile(toShop, 0.99), unit: 'ms' },
      { what: 'to the customers, p99', value: quantile(toCustomers, 0.99), unit: 'ms' },
      { what: 'not read by the other side', value: missing, unit: '', target: { atMost: 0 } },
      { what: 'resident memory before the talks', value: emptyMb, unit: 'MB' },
      { what: 'with the talks open', value: openMb, unit: 'MB', target: { atMost: 300 } },
      { what: 'after the messages', value: product.residentMb(), unit: 'MB', target: { atMost: 300 } },
    ]);
    wires.end();
    await product.stop();
  });
}
