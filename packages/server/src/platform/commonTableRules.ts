import type { Texts } from '@crossdock/contract/wire/values.ts';
import {
  hoursPerDay,
  keptForeverRules,
  type MemberArchiveRule,
  notErasedReasons,
  notExportedReasons,
} from './tableRule.ts';

// Rules for kinds of tables that many parts of the product have. The rule of a table that differs in one point copies
// the rule of its kind with `...` and overrides that point.

/** Data that staff have set up, which stays as long as the shop, is exported completely, and names no member. */
export const staffSetupRule = (contains: Texts) =>
  ({ contains, retention: keptForeverRules.settings, erasure: notErasedReasons.shops }) as const;

/**
 * A member's own data, which stays as long as the member, is in the member's export, and is deleted by the member's
 * erasure.
 */
export const memberDataRule = (contains: Texts) =>
  ({
    contains,
    retention: keptForeverRules.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  }) as const;

/**
 * The shop's books about a member. The table's own rule says how an erasure removes the member from them.
 * `memberArchive` says which part of them is in the member's own export; by default everything.
 */
export const booksWithMembersRule = <const M extends MemberArchiveRule = 'member'>(
  contains: Texts,
  memberArchive?: M,
) => ({ contains, retention: keptForeverRules.books, memberArchive: memberArchive ?? 'member' }) as const;

/**
 * The rule of accounting records that do not identify a member, so an erasure does not change them. `what` describes
 * their content.
 */
export const anonymousBooksRule = (contains: Texts, what: string) =>
  ({ contains, retention: keptForeverRules.books, erasure: what }) as const;

/** Data that a member uses once within minutes, such as a challenge of a login. No export contains it. */
export const memberTicketRule = {
  retention: { after: 'expiresAt', hours: 0 },
  archive: notExportedReasons.short,
  erasure: { goes: ['memberId'] },
} as const;

/** A session or token that lets a member in: kept for a day after its end. No export contains it. */
export const memberLoginRule = {
  retention: { after: 'expiresAt', hours: hoursPerDay },
  archive: notExportedReasons.login,
  erasure: { goes: ['memberId'] },
} as const;

/** Data that the installation needs to run, for all shops; `why` says how long its rows stay. */
export const installationDataRule = (why: string) =>
  ({ retention: { kept: why }, archive: notExportedReasons.ours, erasure: notErasedReasons.ours }) as const;

/** Work that the system still has to do; `until` says when a row is deleted. */
export const pendingWorkRule = (until: string) =>
  ({ retention: { kept: until }, archive: notExportedReasons.work, erasure: notErasedReasons.work }) as const;

/** The rule for a table of words and numbers that the search looks in. The database writes them from `table`. */
export const searchPartsRule = (row: string, table: string) =>
  ({
    retention: { kept: `belongs to ${row}` },
    archive: notExportedReasons.made,
    erasure: `kept by the database from ${table}`,
  }) as const;
