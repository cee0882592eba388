import {
  type DeclarerInput,
  declarerKinds,
  declarerProblems,
  maxDeclarersPerOrder,
} from '@crossdock/domain/declarers/rules.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { isRegion, regions } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { auditDecisionInput } from '../shops/auditDecision.ts';
import { profileOwnerFields, profileReviewFilters } from '../wire/auditFilters.ts';
import { member, settingsCalls, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, note, plain, query } from '../wire/values.ts';
import { declarerView, orderDeclarer } from './shapes.ts';

const declarerFields = {
  name: note(60),
  country: note(2),
  /** In local form, without the calling code, which follows from `country`. */
  phone: z.string({ error: 'field.required' }).max(20, 'field.tooLong'),
  idKind: z.enum(declarerKinds).default('person'),
  idNumber: note(30),
  /** Pictures of the document, uploaded before. */
  frontFileId: plain.maybeId.default(null),
  backFileId: plain.maybeId.default(null),
  isDefault: plain.yesNo.default(false),
};

function checkDeclarer(
  value: DeclarerInput,
  context: { addIssue(issue: { code: 'custom'; message: string; path: string[] }): void },
): void {
  for (const { field, key } of declarerProblems(value))
    context.addIssue({ code: 'custom', message: key, path: [field] });
}

export const declarerInput = z.strictObject(declarerFields).superRefine(checkDeclarer);
export const editDeclarerInput = z.strictObject({ id, ...declarerFields }).superRefine(checkDeclarer);

/** Declarers chosen for an order. */
export const chosenDeclarers = z
  .array(id)
  .max(maxDeclarersPerOrder, 'field.tooMany')
  .transform((ids) => [...new Set(ids)]);

/** A declarer in the approval queue, with the facts that staff check. */
const declarerAuditRow = declarerView.omit({ status: true }).extend({
  state: z.enum(auditStates),
  ...profileOwnerFields,
  /** The number of other members of the shop who have a declarer with the same country and identity number. */
  sameIdNumber: count,
  /** Other names under which the shop has declarers with the same country and identity number. */
  otherNames: plain.texts,
  auditedAt: plain.maybeInstant,
  auditedBy: plain.maybeText,
});

const settingsFields = z.strictObject({
  declarerAudit: plain.yesNo,
  declarerCountries: z.array(z.string().refine(isRegion, 'field.country')).max(20, 'field.tooMany'),
});
const settings = settingsCalls('staff/declarers/settings', settingsFields, settingsFields);

const fieldRefusals = ['declarer.duplicate', 'identity.pictureUnknown'] as const;

export const declarerCalls = {
  listDeclarers: member.page('Member/GetMemberDeclarer', {
    summary: 'List my declarants with review status and half-year use',
    watched: 'papers',
    filters: { status: query.int(0, 2).optional() },
    of: declarerView,
  }),
  addDeclarer: member.postOnce('Member/AddMemberDeclarer', {
    summary: 'Add a declarant; staff review it if the shop requires that',
    watched: 'papers',
    input: declarerInput,
    output: declarerView,
    refusals: ['declarer.tooMany', ...fieldRefusals],
  }),
  editDeclarer: member.post('Member/EditMemberDeclarer', {
    summary: 'Change a declarant; an approved one is reviewed again',
    watched: 'papers',
    input: editDeclarerInput,
    output: declarerView,
    refusals: fieldRefusals,
  }),
  deleteDeclarer: member.byId.post('Member/DelMemberDeclarer', {
    summary: 'Delete a declarant; existing orders keep it',
  }),
  listOrderDeclarers: member.byOrder.get('Orders/GetOrderDeclarer', {
    summary: 'List the declarants of an order as they were when added',
    output: z.object({ list: z.array(orderDeclarer), changeable: plain.yesNo }),
  }),
  addOrderDeclarer: member.postOnce('Orders/AddOrderDeclarer', {
    summary: 'Add approved declarants to an order that has not shipped',
    input: z.strictObject({ orderId: id, declarerIds: chosenDeclarers }),
    output: listOf(orderDeclarer),
    refusals: ['declarer.notUsable', 'declarer.otherCountry', 'declarer.orderFull', 'declarer.orderGone'],
  }),
  removeOrderDeclarer: member.post('Orders/DelOrderDeclarer', {
    summary: 'Remove a declarant from an order that has not shipped',
    input: z.strictObject({ orderId: id, declarerId: id }),
    output: listOf(orderDeclarer),
    refusals: ['declarer.required', 'declarer.orderGone'],
  }),
  listDeclarerAudits: staff('declarer.audit').page('staff/declarers', {
    summary: 'List declarants by review state, oldest pending first',
    watched: 'papers',
    filters: {
      ...profileReviewFilters,
      /** Part of a name or of an ID number. */
      words: note(60).optional(),
      country: z.enum(regions).optional(),
    },
    of: declarerAuditRow,
    table: {
      views: 'declarers',
      title: 'shell.nav.declarers',
      columns: {
        name: column.text('declarers.name', 'name'),
        number: column.text('declarers.number.person', 'idNumber'),
        phone: column.text('declarers.phone', 'areaCode phone'),
        entries: column.count('declarers.entries.short', 'entriesUsed'),
        member: column.member('declarers.member'),
        decided: column.text('declarers.decided', 'auditedBy auditedAt'),
        reason: column.text('declarers.reason', 'rejectReason'),
      },
    },
  }),
  auditDeclarer: staff('declarer.audit').post('staff/declarers/audit', {
    summary: 'Approve a declarant, or reject it with a reason',
    input: auditDecisionInput('declarers'),
    refusals: ['declarer.notPending'],
  }),
  getDeclarerSettings: settings.get(
    'shop.read',
    'Get the declarant rules and the countries that require one',
  ),
  saveDeclarerSettings: settings.set(
    'shop.write',
    'Set the declarant rules and the countries that require one',
  ),
};
