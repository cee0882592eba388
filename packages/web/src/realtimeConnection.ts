export interface RealtimeConnection {
  /** Ignored while disconnected. */
  send(text: string): void;
  close(): void;
}

export interface RealtimeEvents {
  onTopic(topic: string): void;
  /** Called at the first connection. From this moment the page misses no event. */
  onReady?(): void;
  /** Called after a reconnection, here or on the server's side: events may have been missed. */
  onReturn(): void;
  /**
   * Called at each new connection, before `onReady` or `onReturn`. `answersReads` says whether the server sends
   * answers on it to the reads that it holds for the page.
   */
  onOpen?(answersReads: boolean): void;
  /** Called with an answer to a read that the server holds for the page. `read` is the page's number for that read. */
  onRead?(read: number, text: string): void;
  /** Called when the connection broke; it will be retried. */
  onLost?(): void;
}

const longestWaitMs = 30_000;

/** The server's message when a connection is ready, and when events may have been lost. */
const everything = '*';

/**
 * Matches the read's number at the start of an answer. Answers are long, so the rest is parsed only once the number
 * has shown which call it belongs to.
 */
const readNumber = /^\{"read":(\d+),/;

/**
 * Listens for topics. The token is the first message and never part of the URL, which would end up in logs. A broken
 * connection is retried after about 1, 2, 4 … at most 30 seconds, with a random spread, because all pages lose their
 * connection at once when a server ends.
 */
export function listenForTopics(
  token: () => string | null,
  events: RealtimeEvents,
  open: () => WebSocket = openLine,
): RealtimeConnection {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = 1_000;
  let closed = false;
  let wasReady = false;
  let stands = false;
  const connect = () => {
    const bearer = token();
    if (!bearer || closed) return;
    const line = open();
    socket = line;
    line.onopen = () => line.send(bearer);
    line.onmessage = ({ data }) => {
      const read = readNumber.exec(String(data))?.[1];
      if (read !== undefined) return events.onRead?.(Number(read), String(data));
      const { topic, reads } = messageOf(data);
      if (topic !== everything) return topic ? events.onTopic(topic) : undefined;
      waitMs = 1_000;
      if (!stands) events.onOpen?.(reads);
      stands = true;
      if (wasReady) events.onReturn();
      else events.onReady?.();
      wasReady = true;
    };
    line.onclose = () => {
      stands = false;
      if (closed) return;
      events.onLost?.();
      timer = setTimeout(connect, waitMs * (0.5 + Math.random()));
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
  };
  connect();
  return {
    send(text) {
      // A closing connection accepts no messages, and the browser would report an error.
      if (stands && socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

function openLine(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/realtime`);
}

function messageOf(data: unknown): { topic: string | null; reads: boolean } {
  try {
    const { topic, reads }: { topic?: unknown; reads?: unknown } = JSON.parse(String(data));
    return { topic: typeof topic === 'string' ? topic : null, reads: reads === true };
  } catch {
    return { topic: null, reads: false };
  }
}
