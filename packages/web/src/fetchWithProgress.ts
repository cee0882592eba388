/** A `fetch` for one upload that reports its progress, which `fetch` itself does not. */
export function fetchWithProgress(onSent: (share: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal, body } = init;
      if (body instanceof ReadableStream) throw new TypeError('no stream can be sent like this');
      request.open(init.method ?? 'GET', String(address));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        lengthComputable && onSent(loaded / total);
      request.upload.onload = () => onSent(1);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('no answer'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
      if (signal?.aborted) return request.abort();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.responseText, { status: request.status, headers });
}
