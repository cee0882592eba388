import { noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import { mutedKindKey } from '@crossdock/domain/notices/plan.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Tx } from '../platform/db.ts';
import { readUnsubscribeToken, unsubscribePath } from '../platform/unsubscribe.ts';
import {
  setNoticeChannelEnabled,
  setNoticeKindEnabled,
  unsubscribePreferences,
} from './preferences.store.ts';
import { type UnsubscribeState, unsubscribePage } from './unsubscribePage.ts';

const bodyAtMost = 1024;
type Asked = FastifyRequest<{ Querystring: { token?: string } }>;
const scopes = ['none', 'kind', 'all'] as const;

/**
 * Unsubscribes without login: a person opens an email's link and confirms, or a mail program sends one click (RFC
 * 8058). Opening the link changes nothing, because programs open links without a person.
 */
export function addUnsubscribeRoute(app: FastifyInstance, database: Database, secret: string): void {
  const read = (request: Asked) =>
    readUnsubscribeToken(secret, request.shop.id, String(request.query.token ?? ''), noticeKinds);

  app.get(unsubscribePath, (request: Asked, reply) => {
    const proven = read(request);
    return send(request, reply, proven);
  });

  app.post(unsubscribePath, { bodyLimit: bodyAtMost }, async (request: Asked, reply) => {
    const proven = read(request);
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
    const asked = isOneClick ? 'kind' : (form.get('scope') ?? '');
    if (proven === undefined || !isOneOf(scopes, asked)) return send(request, reply, undefined);
    const scope = asked === 'kind' && proven.kind === 'all' ? 'all' : asked;
    await database.transact(request.shop.id, (tx) => take(tx, proven, scope));
    return send(request, reply, proven, scope === 'none' ? 'on' : scope);
  });

  /** `done` is the state after a click. */
  const send = async (
    request: Asked,
    reply: FastifyReply,
    proven: ReturnType<typeof read>,
    done?: UnsubscribeState,
  ) => {
    const { id, name, defaultLang } = request.shop;
    const wishes =
      proven && (await database.transact(id, (tx) => unsubscribePreferences(tx, proven.memberId)));
    const state = proven ? (done ?? offNow(proven, wishes)) : null;
    const page = {
      shopName: name,
      lang: wishes?.lang ?? defaultLang,
      kind: proven?.kind ?? ('all' as const),
    };
    return reply
      .status(proven ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(unsubscribePage({ ...page, state }));
  };
}

/** The state to show: a person who opens the link again sees the current state and is not asked again. */
function offNow(
  { kind }: Proven,
  wishes: Awaited<ReturnType<typeof unsubscribePreferences>>,
): UnsubscribeState {
  if (wishes && !wishes.noticeChannels.includes('email')) return 'all';
  return kind !== 'all' && wishes?.off?.includes(mutedKindKey(kind, 'email')) ? 'kind' : 'none';
}

type Proven = NonNullable<ReturnType<typeof readUnsubscribeToken<(typeof noticeKinds)[number]>>>;

async function take(tx: Tx, { memberId, kind }: Proven, scope: NonNullable<UnsubscribeState>): Promise<void> {
  await setNoticeChannelEnabled(tx, memberId, 'email', scope !== 'all');
  if (kind !== 'all') await setNoticeKindEnabled(tx, memberId, mutedKindKey(kind, 'email'), scope === 'none');
}
