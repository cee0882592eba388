import { noticeJobs } from '../src/notices/noticeSender.ts';
import { newId } from '../src/platform/ids.ts';
import { asMemberId, asShopId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { secondsAgo } from './ago.ts';
import { openProviders } from './messageDoubles.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { openSmtp } from './smtpDouble.ts';
import { type Person, startWorld } from './world.ts';

/** Preferences of a member who wants notifications only in the app's list. */
export const inAppOnlyPreferences = { ways: [], off: [], quiet: null, digestAt: null, timeZone: null };

export type MessageWorld = Awaited<ReturnType<typeof startMessageWorld>>;

/** A shop with every channel to its members. Mail, LINE and push services are real servers on loopback. */
export async function startMessageWorld() {
  const [post, providers] = await Promise.all([openSmtp(), openProviders()]);
  const world = await startWorld({ env: { SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true' } });
  const owner = await world.tw.staff();
  await owner.client.call('saveLinePush', { line: { apiUrl: providers.url, token: 'channel-token' } });
  const noTransaction = () => world.running.database.noTransaction(asShopId(world.tw.id));
  const tell = () => runJobIfDue(world, world.tw, noticeJobs()[0]);
  const lettersTo = async (member: Person) => {
    const row = await world.row('members', { id: member.id });
    return post.letters.filter(({ to }) => to === row?.email);
  };
  return {
    world,
    owner,
    providers,
    noTransaction,
    tell,
    lettersTo,
    /** Changes the member's balance, which sends a notification that is not urgent. */
    move: (member: Person, amountMinor = 5_000) =>
      owner.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'sorry' }),
    waysOf: (member: Person) =>
      world.sql<{ way: string; state: string; skippedFor: string | null; gathered: boolean }>(
        `select way, state, skipped_for, gathered from notice_ways where member_id = $1
         order by notification_id, way`,
        [member.id],
      ),
    messagesTo: (member: Person) =>
      world.sql<{ id: string; channel: string; state: string; failure: string | null; attempts: number }>(
        'select id, channel, state, failure, attempts from outgoing_messages where member_id = $1 order by id',
        [member.id],
      ),
    /** A session of this member in another browser. */
    elsewhere: (member: Person) =>
      world.running.database
        .transact(asShopId(world.tw.id), (tx) =>
          openSession(tx, { memberId: asMemberId(member.id) }, { ip: '127.0.0.1', userAgent: 'elsewhere' }),
        )
        .then((token) => world.tw.as(token)),
    /** Makes all waiting messages due now. */
    letTimePass: async () => {
      await world.change('noticeWays', { state: 'waiting' }, { dueAt: secondsAgo(1) });
      await tell();
    },
    /** A member with LINE bound who wants notifications only there. */
    withLine: async () => {
      const member = await world.tw.member();
      const lineId = `U${member.id.replaceAll('-', '')}`;
      await world.sql(
        `insert into messenger_bindings (shop_id, id, member_id, provider, subject, friend, created_at)
         values ($1, $2, $3, 'line', $4, true, now())`,
        [world.tw.id, newId(), member.id, lineId],
      );
      await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['line'] });
      return { member, lineId };
    },
  };
}
