import { declaredWords } from '@crossdock/contract/parcels/declared.facts.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import type { ErasureRules, TypedErasureRules } from './erasureRules.ts';
import { tablesWithoutMembers } from './tablesWithoutMembers.ts';

/**
 * What happens to each table. Every table must have an entry to compile, so adding a table requires a
 * decision here.
 */
const decided: TypedErasureRules = {
  // Tables whose rows are deleted.
  actTickets: { goes: ['memberId'] },
  announcementReads: { goes: ['memberId'] },
  assistantCalls: { goes: ['memberId'] },
  assistantCodes: { goes: ['memberId'] },
  assistantGrants: { goes: ['memberId'] },
  assistantTokens: { goes: ['memberId'] },
  cartItems: { goes: ['memberId'] },
  comments: { goes: ['memberId'] },
  contactChanges: { goes: ['memberId'] },
  einvoiceChoices: { goes: ['memberId'] },
  guideVotes: { goes: ['memberId'] },
  idempotencyKeys: { goes: ['actorId'] },
  identities: { goes: ['memberId'] },
  knownDevices: { goes: ['accountId'] },
  memberInvitations: { goes: ['memberId'] },
  memberNotes: { goes: ['memberId'] },
  memberPickupPoints: { goes: ['memberId'] },
  messengerBindings: { goes: ['memberId'] },
  messengerLogins: { goes: ['memberId'] },
  moveKeys: { goes: ['subjectId'] },
  moveLetters: { goes: ['memberId'] },
  moveRows: { goes: ['subjectId'] },
  noticeWays: { goes: ['memberId', 'notificationId'] },
  noticeWishes: { goes: ['memberId'] },
  notifications: { goes: ['memberId'] },
  addressWaits: { goes: ['memberId'] },
  declarerWaits: { goes: ['memberId'] },
  identityWaits: { goes: ['memberId'] },
  awaitedReports: { goes: ['messageId'] },
  outbox: { goes: ['messageId'] },
  ownerQuestions: { goes: ['memberId'] },
  outgoingMessages: { goes: ['memberId', 'recipient'] },
  passkeyChallenges: { goes: ['memberId'] },
  passkeys: { goes: ['memberId'] },
  pushSubscriptions: { goes: ['memberId'] },
  qrLogins: { goes: ['memberId'] },
  securityEvents: { goes: ['memberId'], withoutStaff: true },
  sessions: { goes: ['memberId'] },
  standingActs: { goes: ['memberId'] },
  standingOrders: { goes: ['memberId'] },
  storeMapPicks: { goes: ['memberId'] },
  talkJoins: { goes: ['memberId'] },
  talkLooks: { goes: ['talkId'] },
  talkMessages: { goes: ['talkId'] },
  talks: { goes: ['memberId'] },
  trackingEvents: { goes: ['orderId'] },
  vipImportRows: { goes: ['importId'] },
  vipImports: { goes: ['memberId'] },

  // Tables whose rows stay, emptied at once, because orders, the ledger and stock refer to them.
  addresses: {
    of: ['memberId'],
    clear: {
      ...{ consignee: '', areaCode: '', phone: '', tel: '', province: '', city: '', area: '', areaId: null },
      ...{ street: '', detail: '', zip: '', idNumber: '', pickupPointId: null, store: null },
      ...{ rejectReason: '', isDefault: false, deletedAt: 'now' },
    },
    plain: ['country', 'idKind', 'state'],
  },
  declarers: {
    of: ['memberId'],
    clear: {
      ...{ name: '', areaCode: '', phone: '', idNumber: '', frontFileId: null, backFileId: null },
      ...{ rejectReason: '', isDefault: false, deletedAt: 'now' },
    },
    plain: ['country', 'idKind', 'state'],
  },
  measurementDisputes: { of: ['memberId'], clear: { reason: '…', note: '', fileIds: [] }, plain: ['state'] },
  memberCoupons: { of: ['memberId'], plain: ['state', 'source', 'code'] },
  parcels: {
    of: ['memberId'],
    clear: { ...recordOf(keysOf(declaredWords), () => ''), labelHint: '', claimProofFileId: null },
    keep: { for: 'customs', since: 'createdAt', clear: { goodsName: '' } },
    plain: ['number', 'courierNumber', 'courier', 'state', 'shelfCode'],
  },
  pickupTasks: {
    of: ['memberId'],
    clear: { address: '', contact: '', phone: '', remark: '', note: '', reason: '' },
    plain: ['number', 'state', 'day', 'part', 'plannedDay', 'plannedPart'],
  },
  problemPieces: {
    of: ['parcelId', 'feeMemberId'],
    clear: { description: '…', answerNote: '', asked: '', resolution: '', fileIds: [], proofFileIds: [] },
    plain: ['type', 'state', 'choice'],
  },
  purchases: { of: ['memberId'], clear: { why: '' }, plain: ['number', 'state', 'paymentMethod'] },
  refusals: { of: ['memberId'], clear: { reason: '' }, plain: ['courierNumber'] },
  serviceTasks: {
    of: ['memberId', 'parcelId', 'orderId'],
    clear: { wish: '', note: '', reason: '', reshootWish: '', ownFileIds: [], resultFileIds: [] },
    plain: ['kind', 'state', 'unit', 'payer'],
  },
  shares: {
    of: ['memberId'],
    clear: { link: '', note: '', fileIds: [], rejectReason: '' },
    plain: ['platform', 'state'],
  },
  storagePauses: { of: ['parcelId'], clear: { why: '' }, plain: ['reason'] },
  vipOrders: {
    of: ['memberId'],
    clear: { remark: '', obstacleParams: [], declarerIds: [] },
    plain: ['number', 'state', 'obstacle'],
  },
  parcelPhotos: { of: ['parcelId'], plain: ['kind'] },
  parcelMeasurements: { of: ['parcelId'], plain: ['why', 'scale'] },
  packages: {
    of: ['orderId'],
    clear: { photoFileId: null, lostReason: '', signProof: null },
    plain: ['state', 'forwardingNumber', 'formerNumbers'],
  },
  packageMeasurements: { of: ['orderId'], plain: ['why', 'scale'] },

  // Tables that the law requires to be kept for years.
  aftersalesClaims: {
    of: ['memberId'],
    clear: { remark: '', damageFileIds: [], purchaseFileIds: [], rejectReason: '' },
    keep: { for: 'books', since: 'createdAt', clear: { voucherFileId: null } },
    plain: ['number', 'kind', 'state', 'way'],
  },
  balanceAdjustments: {
    of: ['memberId'],
    keep: { for: 'books', since: 'createdAt', clear: { reason: '', rejectReason: '' } },
    plain: ['state'],
  },
  bankTransfers: {
    of: ['memberId'],
    clear: { rejectReason: '', returnTo: '' },
    keep: {
      ...{ for: 'books', since: 'createdAt' },
      clear: { transactionNumber: '', numberPlain: '', payerName: '', payerPhone: '', slip: null },
      files: ['voucherFileId'],
    },
    plain: ['state', 'orderIds'],
  },
  chargebacks: {
    of: ['memberId'],
    keep: { for: 'books', since: 'openedAt', clear: { reasonText: '', note: '' } },
    plain: ['source', 'reference', 'state', 'reason', 'answeredOn'],
  },
  einvoices: {
    of: ['memberId'],
    keep: {
      ...{ for: 'books', since: 'createdAt' },
      clear: { why: '', buyer: { code: '', title: '', address: '', name: '', email: '', phone: '' } },
    },
    plain: ['kind', 'state', 'reference', 'items', 'number', 'randomCode'],
  },
  ledgerTransfers: {
    of: ['memberId', 'orderId', 'paymentId', 'bankTransferId'],
    keep: { for: 'books', since: 'at', clear: { memo: '' } },
    plain: ['kind'],
  },
  moneyActs: {
    of: ['memberId'],
    keep: { for: 'books', since: 'createdAt', clear: { reason: '', rejectReason: '', asked: [] } },
    plain: ['kind', 'day', 'state', 'requestedIp', 'auditedIp'],
  },
  orderHolds: { of: ['orderId'], plain: ['outcome', 'answer'] },
  orderLines: { of: ['orderId'], plain: ['stage', 'kind', 'reason'] },
  orderPriceChanges: {
    of: ['orderId'],
    keep: { for: 'books', since: 'createdAt', clear: { note: '', undoneWhy: '' } },
    plain: ['kind', 'reason'],
  },
  orderDeclarers: {
    of: ['orderId'],
    keep: { for: 'customs', since: 'createdAt', clear: { name: '', phone: '', idNumber: '' } },
    plain: ['country', 'idKind'],
  },
  orders: {
    of: ['memberId'],
    clear: { consignee: '', phone: '', remark: '', cancelReason: '', lostReason: '', signProof: null },
    keep: {
      ...{ for: 'customs', since: 'createdAt' },
      clear: {
        destination: {
          ...{ consignee: '', areaCode: '', phone: '', tel: '', province: '', city: '', area: '' },
          ...{ street: '', detail: '', zip: '', idNumber: '', pickupPoint: null },
        },
      },
    },
    plain: [
      ...(['number', 'state', 'country', 'paymentState', 'forwardingNumber', 'paymentMethod'] as const),
      ...(['storageRule', 'releasedParcelIds', 'dutyEstimate'] as const),
    ],
  },
  payments: {
    of: ['memberId'],
    clear: { providerUrl: null, failure: '', step: null, payerEnding: '' },
    plain: ['purpose', 'method', 'state', 'provider', 'providerReference', 'settledTo'],
  },
  payoutLines: {
    of: ['memberId'],
    keep: {
      ...{ for: 'books', since: 'id' },
      clear: { payeeName: '', account: '', bankCode: '', bankName: '', returnReason: '' },
    },
    plain: ['source', 'reference', 'state', 'providerReference', 'providerState'],
  },
  pointsEntries: {
    of: ['memberId'],
    keep: { for: 'books', since: 'at', clear: { memo: '' } },
    plain: ['kind'],
  },
  receipts: {
    of: ['memberId'],
    keep: { for: 'books', since: 'issuedAt', clear: { facts: { memberName: '', memberAccount: '' } } },
    plain: ['kind', 'number', 'currency', 'month'],
  },
  sourceRefunds: {
    of: ['memberId'],
    keep: { for: 'books', since: 'createdAt', clear: { why: '', reason: '', decidedReason: '' } },
    plain: ['reference', 'state', 'decidedAs', 'decidedReference', 'contradiction'],
  },
  statementLines: {
    of: ['memberId', 'bankTransferId', 'paymentId'],
    keep: {
      ...{ for: 'books', since: 'id' },
      clear: { reference: '', note: '', counterName: '', counterAccount: '', remark: '' },
    },
    plain: ['day', 'atTime', 'lineKey', 'state'],
  },
  withdrawals: {
    of: ['memberId'],
    clear: { rejectReason: '' },
    keep: {
      ...{ for: 'books', since: 'createdAt' },
      clear: {
        ...{ accountName: '', account: '', accountPlain: '', bankName: '', bankCode: '', returnReason: '' },
        ...{ accountFileId: null, voucherFileId: null },
      },
    },
    plain: ['number', 'source', 'accountType', 'state', 'refundNumber'],
  },

  ...tablesWithoutMembers,
};

/**
 * What an erasure does with every table, in this order. Files are deleted first, because the columns name
 * them.
 */
export const erasureRules: ErasureRules = decided;
