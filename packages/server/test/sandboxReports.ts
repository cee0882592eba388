import { signSandboxMessage } from '../src/payments/providers/sandbox.ts';
import { newId } from '../src/platform/ids.ts';
import type { World } from './world.ts';

interface Report {
  readonly paymentId: string;
  readonly receivedMinor: number;
  readonly outcome?: string;
  readonly eventId?: string;
}

/** Sends the play money's report of a payment to the first shop, signed with the server's secret. Returns the answer. */
export function sandboxReport(
  { running, tw }: World,
  report: Report,
  secret = running.services.config.APP_SECRET,
) {
  const body = JSON.stringify({ eventId: newId(), shopId: tw.id, outcome: 'succeeded', ...report });
  return running.server.app.inject({
    method: 'POST',
    url: '/api/pay/webhook/sandbox',
    headers: {
      host: tw.host,
      'content-type': 'application/json',
      'sandbox-signature': signSandboxMessage(secret, body, Math.floor(Date.now() / 1000)),
    },
    payload: body,
  });
}
