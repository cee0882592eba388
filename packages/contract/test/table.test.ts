import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../src/table.ts';
import type { Call } from '../src/wire/call.ts';
import { sensitiveDocuments } from '../src/wire/sensitiveDocuments.ts';

const table: readonly Call[] = Object.values(calls);
const ofMembers = table.filter(({ access }) => access.by === 'member');

/**
 * Calls that staff cannot make as the member: credentials, withdrawals, bindings, and texts that others take for the
 * member's own words.
 */
const personal = [
  'Centralized/CancelWithdrawal',
  'Centralized/SubmitWithdrawal',
  'Member/AcknowledgeNotice',
  'Member/AddPasskey',
  'Member/AddPushBrowser',
  'Member/AnswerAssistantRequest',
  'Member/AnswerQrLogin',
  'Member/BeginBinding',
  'Member/BeginPasskey',
  'Member/BeginPasskeyProof',
  'Member/BindLine',
  'Member/ClearLineId',
  'Member/ClearOpenId',
  'Member/ConfirmAssistantCall',
  'Member/DeclineAssistantCall',
  'Member/EditMember',
  'Member/EndMyExport',
  'Member/EndSession',
  'Member/ExchangePoints',
  'Member/MoveEarnings',
  'Member/OpenMyExport',
  'Member/Prove',
  'Member/ProvePasskey',
  'Member/ReadAssistantRequest',
  'Member/RemovePasskey',
  'Member/RemovePushBrowser',
  'Member/RenamePasskey',
  'Member/RevokeAssistant',
  'Member/ScanQrLogin',
  'Member/SendModifyPhoneCode',
  'Member/SendProof',
  'Member/SetFirstPwd',
  'Member/StartMyErasure',
  'Member/StartMyExport',
  'Member/SubmitAuthentication',
  'Member/UpdatePwd',
  'Member/WeChatOpenIdBind',
  'Member/WithdrawAuthentication',
  'Orders/AddCommen',
  'Pay/RefundToSource',
  'standing/acts/agree',
  'standing/orders',
  'standing/orders/start',
  'standing/orders/try',
];

describe('staff acting as a member have limits', () => {
  test('exactly these calls are closed to them', () => {
    expect(
      ofMembers
        .filter((call) => call.personal)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(personal);
  });

  test('a withdrawal, a binding or a password call that is added must be closed too', () => {
    const sensitive = ofMembers.filter(
      // Leaves out the reads of withdrawals, two of which are POSTs in the product's specification.
      ({ method, path }) =>
        method === 'POST' && /withdraw|bind|lineid|pwd|password/i.test(path) && !/\/Get/.test(path),
    );
    expect(sensitive.length).toBeGreaterThan(0);
    for (const { path, personal } of sensitive) expect([path, personal]).toEqual([path, true]);
  });
});

test('a row made with byId takes the id of a thing and nothing else', () => {
  const id = '0d9c2a4e-3a51-4d0b-9a57-2f6f2f0f6b11';
  const { input } = calls.deleteAddress;
  expect(input.parse({ id })).toEqual({ id });
  expect(input.safeParse({}).success).toBe(false);
  expect(input.safeParse({ id, memberId: id }).success).toBe(false);
});

describe('sensitive documents', () => {
  test('each access by staff to the address of one is logged', () => {
    const handing = Object.entries<Call>(calls).filter(
      ([, { access, personal, output }]) =>
        (access.by === 'staff' || (access.by === 'member' && !personal)) && canHoldPaper(output),
    );
    expect(handing.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'listWithdrawals',
        'listBankTransfers',
        'listIdentityAudits',
        'getStaffParcel',
      ]),
    );
    expect(handing.filter(([, { watched }]) => watched !== 'papers').map(([name]) => name)).toEqual([]);
  });
});

function canHoldPaper(shape: z.core.$ZodType): boolean {
  if (sensitiveDocuments.has(shape)) return true;
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return canHoldPaper(shape.unwrap());
  if (shape instanceof z.ZodArray) return canHoldPaper(shape.element);
  return shape instanceof z.ZodObject && Object.values<z.core.$ZodType>(shape.shape).some(canHoldPaper);
}

describe('the wire', () => {
  test('no two calls share a method and a path', () => {
    const places = table.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('keeps the names of the specification, misspellings included (section 7)', () => {
    const paths = table.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'POST Member/Longo',
        'POST Member/RetrievePwd',
        'POST Member/SetdefaultAddress',
        'POST Member/SetdefaultZtdAdress',
        'POST Member/upload',
        'POST Orders/SumOrderFree',
        'POST Centralized/SubBillCode',
        'POST Centralized/Add_BillCodeTips',
        'POST Centralized/Del_BillCodeTips',
        'POST Centralized/AddBankAudit',
        'POST Pay/toPay',
        'POST Pay/ToBalancePay',
        'GET Centralized/SumFree',
        'GET Centralized/GetSigntimetype',
        'GET Centralized/GetSignStat',
        'GET Member/queryByShopId',
        'GET Member/QueryAdress',
        'GET Member/QueryAddressByID',
        'GET Member/QueryZtdAdress',
        'GET Member/GetZtdAdressDefault',
        'GET Member/Query_BillCodeTips',
        'GET Member/GetlogisticstrackingList',
        'GET Member/getAmountRecharge',
        'GET Orders/GetDestinationByZtd',
        'GET Pay/GetPayTypeList',
        'GET Pay/GetPayState',
      ]),
    );
  });

  test.each([
    ['Member/queryByShopId', 'output', 'cutrType'],
    ['Member/queryByShopId', 'output', 'discription'],
    ['Pay/GetPayTypeList', 'input', 'scoure'],
  ] as const)('%s has %s field %s', (path, side, name) => {
    const call = table.find((one) => one.path === path);
    const [ours] = Object.entries(call?.misspelt ?? {}).find(([, wires]) => wires === name) ?? [];
    expect(JSON.stringify(call?.[side].toJSONSchema({ unrepresentable: 'any' }))).toContain(`"${ours}"`);
  });
});
