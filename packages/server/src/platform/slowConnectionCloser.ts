import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Wire {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** When the server began to read the body, and how many bytes had arrived by then. */
  from: { readonly at: number; readonly bytes: number };
  /** How much of the answer had been sent when a check last noticed progress, and when that was. */
  sent: { readonly at: number; readonly mark: string };
}

export interface SlowConnectionLimits {
  /** A body must arrive at this rate after an initial number of seconds. */
  readonly bytesPerSecond: number;
  readonly graceSeconds: number;
  /** An answer counts as unread if nothing of it is sent for this long. */
  readonly unreadSeconds: number;
  readonly lookEveryMs: number;
}

const limits: SlowConnectionLimits = {
  bytesPerSecond: 1_000,
  graceSeconds: 10,
  unreadSeconds: 20,
  lookEveryMs: 1_000,
};

/** Closes connections whose body arrives too slowly or whose answer nobody reads, because both hold memory. */
export class SlowConnectionCloser {
  readonly #wires = new Map<FastifyRequest, Wire>();
  readonly #limits: SlowConnectionLimits;
  readonly #timer: NodeJS.Timeout;

  constructor(given: SlowConnectionLimits = limits) {
    this.#limits = given;
    this.#timer = setInterval(() => this.#look(), given.lookEveryMs);
    this.#timer.unref();
  }

  begin(request: FastifyRequest, reply: FastifyReply): void {
    const at = performance.now();
    const from = { at, bytes: request.raw.socket.bytesRead };
    this.#wires.set(request, { request, reply, from, sent: { at, mark: '' } });
  }

  end(request: FastifyRequest): void {
    this.#wires.delete(request);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    for (const wire of this.#wires.values()) {
      const { raw } = wire.request;
      if (this.#isUnread(wire, now)) raw.socket.destroy();
      else if (this.#trickles(wire, now)) endWith408(raw.socket, wire.reply);
    }
  }

  #isUnread(wire: Wire, now: number): boolean {
    const { raw } = wire.reply;
    const { socket } = wire.request.raw;
    const mark = `${socket.bytesWritten} ${socket.writableLength}`;
    if (!raw.headersSent || socket.writableLength === 0 || mark !== wire.sent.mark) {
      wire.sent = { at: now, mark };
      return false;
    }
    return now - wire.sent.at > this.#limits.unreadSeconds * 1_000;
  }

  #trickles(wire: Wire, now: number): boolean {
    const { raw } = wire.request;
    if (raw.complete || wire.reply.raw.headersSent) return false;
    const { bytesRead } = raw.socket;
    // The server is not reading the body yet, so the sender is not slow.
    if (raw.readableFlowing !== true) {
      wire.from = { at: now, bytes: bytesRead };
      return false;
    }
    const passed = (now - wire.from.at) / 1_000;
    const { graceSeconds, bytesPerSecond } = this.#limits;
    return passed > graceSeconds && (bytesRead - wire.from.bytes) / passed < bytesPerSecond;
  }
}

/** The connection cannot be reused, because the start of its next request is unknown. */
function endWith408(socket: Socket, reply: FastifyReply): void {
  reply.raw.shouldKeepAlive = false;
  socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  socket.destroySoon();
}
