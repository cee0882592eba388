import { choice, count, decisionColumn, instant, type ListTable, member, money, text } from './columns.ts';

/** The lists of members and their requests, coupons, points, reviews and messages. */
export const memberTables = {
  listAddressAudits: {
    columns: {
      member: member('addresses.member'),
      consignee: text('addresses.consignee', 'consignee phone'),
      place: text(
        'addresses.where',
        'country province city area street detail zip store.name pickupPointName',
      ),
      decided: text('addresses.decided', 'auditedBy auditedAt'),
      reason: text('addresses.reason', 'rejectReason'),
    },
  },
  listDeclarerAudits: {
    columns: {
      name: text('declarers.name', 'name'),
      number: text('declarers.number.person', 'idNumber'),
      phone: text('declarers.phone', 'areaCode phone'),
      entries: count('declarers.entries.short', 'entriesUsed'),
      member: member('declarers.member'),
      decided: text('declarers.decided', 'auditedBy auditedAt'),
      reason: text('declarers.reason', 'rejectReason'),
    },
  },
  listIdentityAudits: {
    columns: {
      member: member('identity.member'),
      name: text('identity.realName', 'realName'),
      kind: choice('identity.kind', 'idKind'),
      number: text('identity.number', 'idNumber'),
      decided: text('identity.decided', 'auditedBy auditedAt'),
      reason: text('identity.reason', 'rejectReason'),
    },
  },
  listShares: {
    columns: {
      member: member('promotion.shares.member'),
      where: choice('promotion.shares.platform', 'platform', 'promotion.platform'),
      link: text('tables.link', 'link'),
      reward: money('promotion.shares.reward', 'rewardMinor'),
      created: instant('promotion.shares.handedIn', 'createdAt'),
      decided: decisionColumn('promotion.shares.decided'),
    },
  },
  listAfterSales: {
    columns: {
      number: text('aftersales.number', 'number'),
      member: member('aftersales.member'),
      order: text('aftersales.order', 'orderNumber'),
      parcel: text('aftersales.parcel', 'courierNumber'),
      channel: text('orders.channel', 'channelName'),
      carrier: text('orders.carrier', 'carrierName'),
      kind: choice('tables.kind', 'kind', 'aftersales.kind'),
      amount: money('aftersales.claimed', 'claimedMinor'),
      awarded: money('aftersales.awarded', 'awardedMinor'),
      filed: instant('aftersales.filed', 'createdAt'),
      decided: decisionColumn('aftersales.decided'),
      state: choice('tables.state', 'state', 'aftersales.state'),
    },
  },
  listStaffCoupons: {
    columns: {
      name: text('coupons.name', '@lang'),
      state: choice('coupons.state', 'state'),
      until: text('coupons.validity', 'validFrom validUntil'),
      issued: count('coupons.issued', 'issuedCount'),
      used: count('coupons.used', 'usedCount'),
      cost: money('coupons.cost', 'usedMinor'),
    },
  },
  listCouponHolders: {
    columns: {
      coupon: text('coupons.name', 'couponName'),
      member: member('coupons.member'),
      state: choice('coupons.state', 'state', 'coupons.holder'),
      source: choice('coupons.source', 'source'),
      at: instant('coupons.received', 'createdAt'),
      until: instant('coupons.until', 'validUntil'),
      order: text('coupons.order', 'orderNumber purchaseNumber'),
      minor: money('coupons.deducted', 'deductedMinor'),
    },
  },
  listPointsRecords: {
    columns: {
      at: instant('points.at', 'at'),
      member: member('points.member'),
      type: choice('points.type', 'type'),
      about: text('points.about', 'orderNumber memo staffName'),
      before: count('points.before', 'before'),
      amount: count('points.points', 'amount'),
      after: count('points.after', 'after'),
    },
  },
  listPromotionEarnings: {
    columns: {
      at: instant('promotion.at', 'at'),
      member: member('promotion.member', 'member.name member.account'),
      friend: member('promotion.friend', 'friend.name friend.account'),
      order: text('promotion.order', 'orderNumber'),
      freight: money('promotion.freight', 'freightMinor'),
      amount: money('promotion.amount', 'amountMinor'),
      reversed: money('tables.reversed', 'reversedMinor'),
    },
  },
  listComments: {
    columns: {
      at: instant('tables.at', 'createdAt'),
      stars: count('tables.stars', 'stars'),
      text: text('tables.text', 'text'),
      member: member('tables.member'),
      order: text('tables.order', 'orderNumber'),
      channel: text('tables.channel', 'channelName'),
      answer: text('tables.answer', 'answer answeredBy answeredAt'),
      hidden: text('tables.hidden', 'hiddenReason hiddenBy hiddenAt'),
    },
  },
  listMessages: {
    columns: {
      at: instant('staff.at', 'createdAt'),
      channel: choice('staff.channel', 'channel', 'notices.way'),
      to: text('staff.recipient', 'recipient member.name'),
      subject: text('staff.body', 'subject'),
      state: choice('staff.status', 'state', 'staff.message'),
      failure: text('tables.reason', 'failure'),
    },
  },
  listReaders: {
    columns: {
      member: member('announcements.readers.member'),
      opened: instant('announcements.readers.opened', 'openedAt'),
      acknowledged: instant('announcements.readers.acknowledged', 'acknowledgedAt'),
    },
  },
  listStaff: {
    columns: {
      name: text('staff.name', 'name'),
      login: text('staff.login', 'login'),
      roles: choice('staff.roles', 'roles', 'staff.role'),
      seen: instant('staff.lastSeen', 'lastSeenAt'),
      status: choice('staff.status', 'status'),
    },
  },
} as const satisfies Readonly<Record<string, ListTable>>;
