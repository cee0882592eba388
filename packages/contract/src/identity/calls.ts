import { documentKinds, documentNumberProblem } from '@crossdock/domain/members/identity.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { personNameSchema } from '../members/fields.ts';
import { auditDecisionInput } from '../shops/auditDecision.ts';
import { profileOwnerFields, profileReviewFilters } from '../wire/auditFilters.ts';
import { member, settingsCalls, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { sensitiveDocumentWithId } from '../wire/sensitiveDocuments.ts';
import { id, instant, note, plain } from '../wire/values.ts';

/** A member's identity submission. */
export const identityInput = z
  .strictObject({
    realName: personNameSchema(60),
    /** The issuing country, as ISO 3166 alpha-2. */
    country: z.string({ error: 'identity.countryUnknown' }).regex(/^[A-Z]{2}$/, 'identity.countryUnknown'),
    idKind: z.enum(documentKinds).default('nationalId'),
    idNumber: note(30),
    frontFileId: z.uuid({ error: 'identity.pictureRequired' }),
    backFileId: plain.maybeId.default(null),
  })
  .superRefine((value, context) => {
    const key = documentNumberProblem(value.country, value.idKind, value.idNumber);
    const field = key === 'field.country' ? 'country' : 'idNumber';
    if (key) context.addIssue({ code: 'custom', message: key, path: [field] });
  });

const identityFields = {
  realName: plain.text,
  country: plain.text,
  idKind: z.enum(documentKinds),
  idNumber: plain.text,
  front: sensitiveDocumentWithId,
  back: sensitiveDocumentWithId.nullable(),
  rejectReason: plain.text,
};

const identityView = z.object({
  state: z.enum(['none', 'pending', 'approved', 'rejected']),
  /** Whether the shop accepts orders only from members whose identity is approved. */
  required: plain.yesNo,
  /** The member's identity, with a masked number; null in state `none`. */
  identity: z.object({ ...identityFields, submittedAt: instant, auditedAt: plain.maybeInstant }).nullable(),
});
export type IdentityView = z.infer<typeof identityView>;

/** An identity in the approval queue, with the facts that staff check. */
const identityAuditRow = z.object({
  id,
  ...identityFields,
  state: z.enum(auditStates),
  ...profileOwnerFields,
  /** Other members with the same identity number, and the state of their identities. */
  sameNumber: z.array(z.object({ memberId: id, name: plain.text, state: z.enum(auditStates) })),
  createdAt: instant,
  updatedAt: instant,
  auditedAt: plain.maybeInstant,
  auditedBy: plain.maybeText,
});

const settingsFields = z.strictObject({ identityRequired: plain.yesNo });
const settings = settingsCalls('staff/identities/settings', settingsFields, settingsFields);

export const identityCalls = {
  getAuthenticationData: member.get('Member/GetAuthenticationData', {
    summary: 'Get the state of your identity verification',
    watched: 'papers',
    output: identityView,
  }),
  submitAuthentication: member.postOnce('Member/SubmitAuthentication', {
    summary: 'Submit your identity document; a change is reviewed again',
    personal: true,
    input: identityInput,
    output: identityView,
    refusals: ['identity.numberTaken', 'identity.pictureUnknown', 'identity.countryUnknown'],
  }),
  withdrawAuthentication: member.post('Member/WithdrawAuthentication', {
    summary: 'Withdraw an identity application that is not decided yet',
    personal: true,
    refusals: ['identity.notPending'],
  }),
  listIdentityAudits: staff('identity.audit').page('staff/identities', {
    summary: 'List identities by review state, oldest pending first',
    watched: 'papers',
    filters: {
      ...profileReviewFilters,
      /** Part of a name or of an ID number. */
      words: note(60).optional(),
    },
    of: identityAuditRow,
    table: {
      views: 'identities',
      title: 'shell.nav.identities',
      columns: {
        member: column.member('identity.member'),
        name: column.text('identity.realName', 'realName'),
        kind: column.choice('identity.kind', 'idKind'),
        number: column.text('identity.number', 'idNumber'),
        decided: column.text('identity.decided', 'auditedBy auditedAt'),
        reason: column.text('identity.reason', 'rejectReason'),
      },
    },
  }),
  auditIdentity: staff('identity.audit').post('staff/identities/audit', {
    summary: 'Approve an identity, or reject it with a reason',
    input: auditDecisionInput('identities'),
    refusals: ['identity.notPending', 'identity.numberTaken'],
  }),
  getIdentitySettings: settings.get('shop.read', 'Get whether orders need a verified identity'),
  saveIdentitySettings: settings.set('shop.write', 'Set whether orders need a verified identity'),
};
