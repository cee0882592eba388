export interface RealtimeLine {
  close(): void;
}

export interface RealtimeEvents {
  onTopic(topic: string): void;
  /** It stands for the first time: from now on nothing is missed. */
  onReady?(): void;
  /** The connection is back, here or on the server's side: anything may have been missed. */
  onReturn(): void;
  /** The connection broke; it is tried again. */
  onLost?(): void;
}

const longestWaitMs = 30_000;

/** What the server says when a connection is ready, and whenever hints may have been lost. */
const everything = '*';

/**
 * Listens for topics. The token is the first message, never part of the address, which ends up in logs. A broken line is
 * tried again after 1, 2, 4 … at most 30 seconds.
 */
export function listen(
  token: () => string | null,
  events: RealtimeEvents,
  open: () => WebSocket = openLine,
): RealtimeLine {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = 1_000;
  let closed = false;
  let wasReady = false;
  const connect = () => {
    const bearer = token();
    if (!bearer || closed) return;
    const line = open();
    socket = line;
    line.onopen = () => line.send(bearer);
    line.onmessage = ({ data }) => {
      const topic = topicOf(data);
      if (topic !== everything) return topic ? events.onTopic(topic) : undefined;
      waitMs = 1_000;
      if (wasReady) events.onReturn();
      else events.onReady?.();
      wasReady = true;
    };
    line.onclose = () => {
      if (closed) return;
      events.onLost?.();
      timer = setTimeout(connect, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
  };
  connect();
  return {
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

function topicOf(data: unknown): string | null {
  try {
    const message: { topic?: unknown } = JSON.parse(String(data));
    return typeof message.topic === 'string' ? message.topic : null;
  } catch {
    return null;
  }
}
