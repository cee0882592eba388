export interface RealtimeLine {
  close(): void;
}

export interface RealtimeEvents {
  onTopic(topic: string): void;
  /** The line is back after a break: anything may have been missed. */
  onReturn(): void;
}

const longestWaitMs = 30_000;

/** Listens for topics. A broken line is tried again after 1, 2, 4 … at most 30 seconds. */
export function listen(
  address: () => string | null,
  events: RealtimeEvents,
  open = (url: string) => new WebSocket(url),
): RealtimeLine {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = 1_000;
  let closed = false;
  let wasOpen = false;
  const connect = () => {
    const url = address();
    if (!url || closed) return;
    socket = open(url);
    socket.onopen = () => {
      waitMs = 1_000;
      if (wasOpen) events.onReturn();
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      const topic = topicOf(data);
      if (topic) events.onTopic(topic);
    };
    socket.onclose = () => {
      if (closed) return;
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

function topicOf(data: unknown): string | null {
  try {
    const message = JSON.parse(String(data)) as { topic?: unknown };
    return typeof message.topic === 'string' ? message.topic : null;
  } catch {
    return null;
  }
}
