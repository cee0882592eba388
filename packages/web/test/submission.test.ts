import { CallFailure, noAnswerCode } from '@crossdock/contract/wire/callFailure.ts';
import { describe, expect, test } from 'vitest';
import { createSubmission } from '../src/submission.ts';

function world() {
  let made = 0;
  const submission = createSubmission(() => `key ${++made}`);
  const sent: string[] = [];
  const send = (outcome: number) => async (key: string) => {
    sent.push(key);
    if (outcome !== 200) throw new CallFailure({ code: outcome, error: 'x', message: '', params: {} });
  };
  return { submission, sent, send };
}

const order = { orderId: 'a' };

describe('a retry of the same submission carries the same Idempotency-Key', () => {
  test.each([noAnswerCode, 503])('after %i the result is unknown: same key', async (code) => {
    const { submission, sent, send } = world();
    await submission.run(order, send(code)).catch(() => {});
    await submission.run({ ...order }, send(200));
    expect(sent).toEqual(['key 1', 'key 1']);
  });

  test('a second press while the first is in progress: same key', async () => {
    const { submission, sent, send } = world();
    await Promise.all([submission.run(order, send(200)), submission.run(order, send(200))]);
    expect(sent).toEqual(['key 1', 'key 1']);
  });

  test('after success the same input is a new submission', async () => {
    const { submission, sent, send } = world();
    await submission.run(order, send(200));
    await submission.run(order, send(200));
    expect(sent).toEqual(['key 1', 'key 2']);
  });

  test('after a refusal it is a new submission', async () => {
    const { submission, sent, send } = world();
    await submission.run(order, send(422)).catch(() => {});
    await submission.run(order, send(200));
    expect(sent).toEqual(['key 1', 'key 2']);
  });

  test('another input is another submission, because the server would refuse the old key', async () => {
    const { submission, sent, send } = world();
    await submission.run(order, send(noAnswerCode)).catch(() => {});
    await submission.run({ orderId: 'b' }, send(200));
    expect(sent).toEqual(['key 1', 'key 2']);
  });
});
