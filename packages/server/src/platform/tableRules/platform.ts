import { installationDataRule, memberLoginRule, pendingWorkRule } from '../commonTableRules.ts';
import {
  hoursPerDay,
  keptForeverRules,
  notErasedReasons,
  notExportedReasons,
  type TableRules,
} from '../tableRule.ts';

export const platformTables = {
  backupsTaken: installationDataRule(
    'a row goes after 400 days, with the next backup (platform/installation.store.ts)',
  ),
  awaitedReports: {
    retention: { after: 'handedAt', hours: 3 * hoursPerDay },
    archive: notExportedReasons.work,
    erasure: { goes: ['messageId'] },
  },
  captchas: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: notExportedReasons.short,
    erasure: notErasedReasons.short,
  },
  counters: { retention: keptForeverRules.people, archive: notExportedReasons.made, erasure: 'numbers' },
  doctorChecks: installationDataRule('replaced by each full check (platform/doctor.ts)'),
  endedSessions: {
    retention: { after: 'endedAt', hours: 90 * hoursPerDay },
    archive: notExportedReasons.login,
    erasure: 'hashes of tokens',
  },
  files: {
    contains: { zh: '图片与文件清单', tw: '圖片與檔案清單', en: 'List of pictures and documents' },
    retention: { after: 'looseSince', hours: 2 * hoursPerDay, only: 'those that nothing names' },
    memberArchive: 'member',
    erasure: notErasedReasons.apart,
  },
  idempotencyKeys: {
    retention: { after: 'createdAt', hours: 3 * hoursPerDay },
    archive: notExportedReasons.sent,
    erasure: { goes: ['actorId'] },
  },
  knownDevices: {
    retention: { after: 'lastSeenAt', hours: 400 * hoursPerDay },
    archive: notExportedReasons.login,
    erasure: { goes: ['accountId'] },
  },
  openWork: pendingWorkRule('a row goes once the work is done (platform/sweeps.ts)'),
  outbox: {
    retention: { kept: 'a row goes once its message was sent or ran out (platform/outbox.ts)' },
    archive: notExportedReasons.work,
    erasure: { goes: ['messageId'] },
  },
  outgoingMessages: {
    contains: {
      zh: '发出的邮件与短信（不含内容）',
      tw: '寄出的郵件與簡訊（不含內容）',
      en: 'Sent mails and text messages, without their content',
    },
    retention: { after: 'createdAt', hours: 90 * hoursPerDay, only: 'those that wait no more' },
    archive: { without: ['body'], why: 'codes and links stand in it' },
    memberArchive: 'member',
    erasure: { goes: ['memberId', 'recipient'] },
  },
  installationDays: installationDataRule('a row goes after 90 days (platform/installationWatch.ts)'),
  installationParts: installationDataRule('one row for each part of the installation'),
  processes: installationDataRule(
    'one row for each process that runs; the others take those away that are silent',
  ),
  sealedHistory: {
    contains: { zh: '已归档的历史文件', tw: '已封存的歷史檔案', en: 'Files of archived history' },
    retention: { kept: 'says which file has what was sealed' },
    erasure: notErasedReasons.apart,
  },
  securityEvents: {
    contains: { zh: '登录与下载的安全记录', tw: '登入與下載的安全紀錄', en: 'Security events' },
    retention: { after: 'at', hours: 180 * hoursPerDay },
    memberArchive: { left: 'what owners watch' },
    erasure: { goes: ['memberId'], withoutStaff: true },
  },
  sessions: memberLoginRule,
  shopLooks: installationDataRule('one row for each shop'),
  shopMoves: installationDataRule('a row goes with the end of the move (platform/moveShop.ts)'),
  shopSecrets: {
    retention: keptForeverRules.settings,
    archive: notExportedReasons.login,
    erasure: notErasedReasons.shops,
  },
  throttles: {
    retention: { after: 'windowStart', hours: hoursPerDay },
    archive: notExportedReasons.work,
    erasure: notErasedReasons.short,
  },
  transitions: {
    contains: { zh: '各种状态的变化', tw: '各種狀態的變化', en: 'Changes of states' },
    retention: keptForeverRules.endedHistory,
    memberArchive: 'member',
    erasure: notErasedReasons.apart,
  },
  waitingJobs: pendingWorkRule('a row goes once its job stands in the queue (platform/jobRelay.ts)'),
} satisfies TableRules;
