import { serveHere } from './untilFileEnds.ts';

export interface WeChatDouble {
  readonly url: string;
  /** The queries of all code exchanges, as received. */
  readonly asked: URLSearchParams[];
  /** The answer to the next exchange, instead of the normal one. */
  answerNext: { errcode: number; errmsg: string } | 'broken' | null;
  /** A new code for this person. */
  codeFor(openId: string, unionId?: string): string;
  stop(): Promise<void>;
}

/**
 * Simulates the one call of WeChat's official account API that we use. It gives the documented answers: always status
 * 200, errors inside.
 */
export async function startWeChatDouble(secret: string): Promise<WeChatDouble> {
  const codes = new Map<string, { openid: string; unionid?: string }>();
  const used = new Set<string>();
  const { url: own, stop } = await serveHere((request, reply) => {
    const url = new URL(String(request.url), 'http://wechat.test');
    const query = url.searchParams;
    double.asked.push(query);
    const answer = (body: unknown) => reply.writeHead(200).end(JSON.stringify(body));
    const forced = double.answerNext;
    double.answerNext = null;
    if (forced === 'broken') return reply.writeHead(502).end('<html>');
    if (forced) return answer(forced);
    const code = query.get('code') ?? '';
    const person = codes.get(code);
    if (url.pathname !== '/sns/oauth2/access_token') return reply.writeHead(404).end();
    if (query.get('secret') !== secret) return answer({ errcode: 40125, errmsg: 'invalid appsecret' });
    if (person === undefined) return answer({ errcode: 40029, errmsg: 'invalid code' });
    if (used.has(code)) return answer({ errcode: 40163, errmsg: 'code been used' });
    used.add(code);
    return answer({
      access_token: 'ACCESS',
      expires_in: 7200,
      refresh_token: 'REFRESH',
      ...person,
      scope: 'snsapi_base',
    });
  });
  const double: WeChatDouble = {
    url: own,
    asked: [],
    answerNext: null,
    codeFor(openid, unionid) {
      const code = `code${codes.size + 1}`;
      codes.set(code, { openid, ...(unionid === undefined ? {} : { unionid }) });
      return code;
    },
    stop,
  };
  return double;
}
