import { z } from 'zod';
import type { NoTransaction } from '../../../platform/db.ts';
import { isPayReference } from '../../../platform/ids.ts';
import {
  basicAuth,
  type ProviderConnection,
  parseJsonAnswer,
  requestProvider,
} from '../../requestProvider.ts';
import {
  type AccountProvider,
  type PaymentStatus,
  type ProviderEvent,
  ProviderRefused,
  type StartRequest,
} from '../provider.ts';
import { hasValidXSignature } from './signature.ts';

interface BillplzOptions {
  readonly apiKey: string;
  readonly collectionId: string;
  readonly signatureKey: string;
  readonly live: boolean;
  readonly reach: ProviderConnection;
}

const timeoutMs = 20_000;
const longest = { description: 200, name: 255 } as const;

const made = z.object({ id: z.string(), url: z.url() });
const bill = z.object({ paid: z.boolean(), state: z.string(), paid_amount: z.coerce.number().int() });
const collection = z.object({ title: z.string(), status: z.string().default('active') });
const fault = z.object({ error: z.object({ message: z.union([z.string(), z.array(z.string())]) }) });
const reported = z.object({
  id: z.string().min(1),
  paid: z.enum(['true', 'false']),
  paid_amount: z.coerce.number().int().min(0),
});

/**
 * Billplz: each attempt is a bill, paid on its page by FPX or DuitNow. Callbacks are read only for paid bills: a
 * failed bill stays due and can still be paid, and a deleted bill becomes due again if it is paid. The reference is
 * the bill's id. Billplz blocks frequent requests, so the adapter makes few. It never refunds.
 * @example billplzProvider({ apiKey: 'k', collectionId: 'c', signatureKey: 's', live: true, reach: {} }).name // → 'billplz'
 */
export function billplzProvider(options: BillplzOptions): AccountProvider {
  const call = callerFor(options);
  return {
    name: 'billplz',
    namesTries: true,
    askedAfterMs: 30 * 60_000,
    async start(noTransaction, request) {
      const body = billOf(options.collectionId, request).toString();
      const said = await call(noTransaction, 'POST', '/api/v3/bills', body);
      if (said.status === 422) {
        const read = fault.safeParse(parseJsonAnswer(said));
        throw new ProviderRefused(read.success ? [read.data.error.message].flat().join(', ') : 'HTTP 422');
      }
      if (said.status !== 200) throw new Error(`Billplz answered HTTP ${said.status} to a bill`);
      const { id, url } = made.parse(parseJsonAnswer(said));
      return { reference: id, step: { kind: 'page', url }, expiresAt: request.expiresAt };
    },
    async look(noTransaction, reference): Promise<PaymentStatus> {
      // The provider's answer to this attempt was lost, so only our own reference is stored, and nobody knows the
      // address of the page.
      if (isPayReference(reference)) return { state: 'closed' };
      const said = await call(noTransaction, 'GET', `/api/v3/bills/${encodeURIComponent(reference)}`);
      if (said.status !== 200) throw new Error(`Billplz answered HTTP ${said.status} about a bill`);
      const { paid, state, paid_amount: receivedMinor } = bill.parse(parseJsonAnswer(said));
      if (paid) return { state: 'paid', receivedMinor };
      return { state: state === 'deleted' ? 'closed' : 'open' };
    },
    async close(noTransaction, reference) {
      const path = `/api/v3/bills/${encodeURIComponent(reference)}`;
      const { status } = await call(noTransaction, 'DELETE', path);
      // 404 and 422 mean that the bill was deleted or paid already, so there is nothing to close.
      if (![200, 404, 422].includes(status)) throw new Error(`Billplz answered HTTP ${status}`);
    },
    readEvent: (rawBody) => readMessage(options.signatureKey, rawBody),
    async ask(noTransaction) {
      const path = `/api/v4/collections/${encodeURIComponent(options.collectionId)}`;
      const said = await call(noTransaction, 'GET', path);
      if (said.status === 401) return 'refused';
      if (said.status === 404 || said.status === 422) return { wrong: 'collectionId' };
      const { title, status } = collection.parse(parseJsonAnswer(said));
      return {
        ...{ accountName: title, country: 'MY', currency: 'MYR', live: options.live },
        ...{ chargesEnabled: status === 'active', callback: 'unneeded' },
      };
    },
  };
}

function callerFor({ apiKey, reach }: BillplzOptions) {
  return (noTransaction: NoTransaction, method: 'GET' | 'POST' | 'DELETE', path: string, body?: string) =>
    requestProvider(noTransaction, reach, {
      ...{ method, path, body, timeoutMs },
      headers: {
        authorization: basicAuth(apiKey),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
}

/** The fields of a bill. Billplz counts ringgit in sen, as we do. */
function billOf(
  collectionId: string,
  { payer, title, tryReference, ...request }: StartRequest,
): URLSearchParams {
  if (request.currency !== 'MYR') throw new ProviderRefused(`Billplz charges no ${request.currency}`);
  const { email, phone } = payer;
  if (email === '' && phone === '') throw new ProviderRefused('the payer has no email address and no phone');
  return new URLSearchParams({
    collection_id: collectionId,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { mobile: phone }),
    name: (payer.name || title).slice(0, longest.name),
    amount: String(request.totalMinor),
    description: title.slice(0, longest.description),
    callback_url: request.callbackUrl,
    redirect_url: request.returnUrl,
    reference_1_label: 'Reference',
    reference_1: tryReference,
  });
}

function readMessage(signatureKey: string, rawBody: Uint8Array): ProviderEvent | 'forged' | undefined {
  const fields = new URLSearchParams(Buffer.from(rawBody).toString('utf8'));
  if (!hasValidXSignature([...fields], signatureKey)) return 'forged';
  const read = reported.safeParse(Object.fromEntries(fields));
  if (!read.success || read.data.paid === 'false') return undefined;
  const { id, paid_amount: receivedMinor } = read.data;
  // A bill is paid only once, so its id also identifies the event.
  return {
    eventId: `${id} paid`,
    about: { providerReference: id },
    report: { outcome: 'succeeded', receivedMinor },
  };
}
