import type { FastifyInstance } from 'fastify';
import { runCharged } from './requestContext.ts';

/** The deepest accepted nesting. No call needs half of it; the limit protects recursive code. */
const deepestJson = 32;

/** Parses JSON like Fastify, after checking its depth. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    runCharged(
      () =>
        isTooDeep(text)
          ? done(Object.assign(new Error('too deep'), { statusCode: 400 }))
          : parse(request, text, done),
      request.spent,
    ),
  );
}

const [quote, backslash, brackets, braces] = [0x22, 0x5c, [0x5b, 0x5d], [0x7b, 0x7d]] as const;

/** Counts brackets outside of strings, and stops at the first that is too deep. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (code === brackets[0] || code === braces[0]) depth += 1;
    else if (code === brackets[1] || code === braces[1]) depth -= 1;
    if (depth > deepestJson) return true;
  }
  return false;
}

/** The end of the string that begins at `from`, or the end of the text. */
function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return json.length;
}
