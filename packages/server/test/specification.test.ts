import { describe, expect, test } from 'vitest';
import { solvedCaptcha } from './captchaSolver.ts';
import {
  choiceOf,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  submitAtQuote,
} from './orderWorld.ts';
import { addWarehouseAndGoodsTypes, forecast, freshNumber, measured } from './parcelWorld.ts';
import { atHome } from './typedAddresses.ts';
import { startWorld } from './world.ts';

/** Tests rules and messages of the product's specification that the journeys in other files do not cover. */
const world = await startWorld({ settings: { memberMaySign: false } });
const member = await world.tw.member();

const nowhere = '00000000-0000-7000-8000-000000000000';

describe('requests (specification, sections 7 and 8)', () => {
  test("an unknown call is reported in the reader's language", async () => {
    const answers = await Promise.all(
      ['en', 'tw', 'zh'].map((lang) =>
        world.running.server.app.inject({
          url: '/api/Member/NoSuchCall',
          headers: { host: world.tw.host, lang },
        }),
      ),
    );
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 404, error: 'request.notFound' },
      ]);
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(3);
  });

  test('a call answers only to its own method', async () => {
    const asked = (method: 'GET' | 'HEAD' | 'POST') =>
      world.running.server.app.inject({
        method,
        url: '/api/Member/GetShopInfo',
        headers: { host: world.tw.host },
      });
    const [get, head, post] = await Promise.all([asked('GET'), asked('HEAD'), asked('POST')]);
    expect([get.statusCode, head.statusCode, post.statusCode]).toEqual([200, 404, 404]);
  });

  test('names that the specification misspells are misspelt only on the wire', async () => {
    const get = async (path: string) =>
      (
        await world.running.server.app.inject({
          url: `/api/${path}`,
          headers: { host: world.tw.host, authorization: `Bearer ${member.token}` },
        })
      ).json();
    const { data } = await get('Member/queryByShopId');
    expect(Object.keys(data).sort()).toEqual(['discription', 'list']);
    expect(data.list[0]).toHaveProperty('cutrType');
    expect(await get('Pay/GetPayTypeList?scoure=4')).toMatchObject({ code: 200 });
    expect(await get('Pay/GetPayTypeList?scoure=3')).toMatchObject({
      code: 400,
      fields: { scoure: { error: 'field.tooSmall' } },
    });
    expect(await get('Pay/GetPayTypeList?source=4')).toMatchObject({
      code: 400,
      fields: { source: { error: 'field.unknown' } },
    });
    const { paths } = (
      await world.running.server.app.inject({ url: '/api/openapi.json', headers: { host: world.tw.host } })
    ).json();
    const parameters = paths['/api/Pay/GetPayTypeList'].get.parameters.map(
      ({ name }: { name: string }) => name,
    );
    expect(parameters).toContain('scoure');
    expect(parameters).not.toContain('source');
  });

  test('an Idempotency-Key has a maximum length', async () => {
    const send = (headers: Record<string, string>) =>
      world.running.server.app.inject({
        method: 'POST',
        url: '/api/Pay/ToBalancePay',
        headers: { host: world.tw.host, authorization: `Bearer ${member.token}`, ...headers },
        payload: { orderId: nowhere },
      });
    expect((await send({})).json()).toMatchObject({ code: 404 });
    expect((await send({ 'idempotency-key': 'a'.repeat(101) })).json()).toMatchObject({
      code: 400,
      error: 'idempotency.key',
    });
    expect((await send({ 'idempotency-key': 'a'.repeat(100) })).json()).toMatchObject({ code: 404 });
  });
});

describe("a field's error has its reason", () => {
  const shelve = (courierNumbers: string[]) => ({ shelfCode: 'A-01', courierNumbers });
  const clerk = { name: '王', roles: ['warehouse'], password: 'Crossdock1' };

  test.each([
    ['shelveParcels', shelve([]), 'courierNumbers', 'field.tooFew', { min: 1 }],
    ['shelveParcels', shelve(Array(201).fill('SF1')), 'courierNumbers', 'field.tooMany', { max: 200 }],
    ['addStaff', { ...clerk, login: 'a' }, 'login', 'field.tooShort', { min: 2 }],
    ['getStaffParcel', { id: 'P1' }, 'id', 'field.id', {}],
    ['registerSendCode', { areaCode: '', phone: '0912345678' }, 'areaCode', 'field.areaCode', {}],
  ] as const)('%s %j: %s %s', async (call, input, field, error, params) => {
    const owner = await world.tw.staff(['owner']);
    const attempt = await owner.client.attempt(call, input as never);
    expect(attempt).toBeRefused({ error: 'request.invalid', fields: { [field]: { error, params } } });
  });
});

test('a code is sent only to a number of a known region (section 5, Verification code)', async () => {
  const captcha = await solvedCaptcha(world.tw.guest);
  const attempt = await world.tw.guest.attempt('registerSendCode', {
    ...captcha,
    areaCode: '44',
    phone: '0000',
  });
  expect(attempt).toBeRefused('member.phoneInvalid');
});

test('an area of an address must be in its country (section 5, Address)', async () => {
  const attempt = await member.client.attempt('addAddress', {
    ...atHome,
    areaId: 'TH-10',
  });
  expect(attempt).toBeRefused('address.areaUnknown');
  if (!attempt.ok) expect(attempt.failure.fields).toHaveProperty('areaId');
});

test("the days to somebody else's address are not shown (section 7, GetTimeByAddress)", async () => {
  const attempt = await member.client.attempt('getTimeByAddress', { channelId: nowhere, addressId: nowhere });
  expect(attempt).toBeRefused('pricing.noDestination');
});

test('a refusal registration explains a late or known number (section 2, /rejection)', async () => {
  const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
  const clerk = await world.tw.staff(['warehouse']);
  const { courierNumber } = await forecast(member);
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  const register = (number: string) =>
    member.client.call('addRefusals', { courierNumber: number, reason: 'wrong size' });
  expect((await register(courierNumber)).list).toMatchObject([{ error: 'parcel.alreadyArrived' }]);
  const fresh = freshNumber();
  await register(fresh);
  expect((await register(fresh)).list).toMatchObject([{ error: 'parcel.refusalKnown' }]);
});

test('if the shop signs itself, a member cannot sign (section 4, Order actions)', async () => {
  const lane = await insertLane(world, world.th);
  const buyer = await world.th.member();
  const address = await insertApprovedAddress(world, lane, buyer);
  const order = await submitAtQuote(
    buyer,
    choiceOf(lane, [await insertShelvedParcel(world, lane, buyer)], address),
  );
  const attempt = await buyer.client.attempt('signOrder', { orderId: order.id });
  expect(attempt).toBeRefused('order.signByShop');
});

test('a proof that is no picture is refused at its field (section 8)', async () => {
  const clerk = await world.tw.staff(['warehouse']);
  const file = new Blob(['not a picture'], { type: 'image/png' });
  const attempt = await clerk.client.attempt('uploadStaffFile', { purpose: 'proof' }, { file });
  expect(attempt).toBeRefused('staff.picture');
});

test('a table without a required column names it', async () => {
  const clerk = await world.tw.staff(['warehouse']);
  const file = new Blob(['colour,taste\nred,sweet\n'], { type: 'text/csv' });
  const attempt = await clerk.client.attempt('previewTracking', {}, { file });
  expect(attempt).toBeRefused('sheet.columns');
});
