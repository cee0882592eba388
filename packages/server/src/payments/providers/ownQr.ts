import { fpsQr } from '@crossdock/domain/payments/fps.ts';
import { type PromptPayQr, promptPayQr } from '@crossdock/domain/payments/promptPay.ts';
import {
  type AccountProvider,
  type ProviderAccountInfo,
  ProviderRefused,
  type StartRequest,
} from './provider.ts';

type OwnKind = 'ownPromptPay' | 'ownFps';

interface OwnQrOptions {
  readonly payeeId: string;
  readonly live: boolean;
}

interface Scheme {
  readonly country: string;
  readonly currency: string;
  readonly code: (payeeId: string, request: Paid) => string;
}

type Paid = Pick<StartRequest, 'totalMinor' | 'tryReference'>;

const schemes: Readonly<Record<OwnKind, Scheme>> = {
  ownPromptPay: {
    ...{ country: 'TH', currency: 'THB' },
    code: (payeeId, { totalMinor: amountMinor, tryReference: ref1 }) =>
      promptPayQr({ to: promptPayee(payeeId, ref1), amountMinor }),
  },
  ownFps: {
    ...{ country: 'HK', currency: 'HKD' },
    code: (payeeId, { totalMinor: amountMinor, tryReference: reference }) =>
      fpsQr({ to: fpsPayee(payeeId), amountMinor, reference }),
  },
};

function promptPayee(payeeId: string, ref1: string): PromptPayQr['to'] {
  const [, billerId] = /^BILLER-(\d+)$/.exec(payeeId) ?? [];
  if (billerId !== undefined) return { kind: 'bill', billerId, ref1 };
  const kind = payeeId.length === 13 ? 'nationalId' : payeeId.length === 15 ? 'eWallet' : 'phone';
  return { kind, number: payeeId };
}

function fpsPayee(number: string) {
  const kind = number.includes('@') ? 'email' : number.startsWith('+') ? 'phone' : 'fpsId';
  return { kind, number } as const;
}

/**
 * A code that sends money directly to the shop's bank account, without a provider. Nobody reports the payment
 * and nobody can be queried. It appears on the bank statement, under the attempt's name if the code contains
 * one, and staff confirm it.
 * @example ownQrProvider('ownFps', { payeeId: '1234567', live: true }).name // → 'ownFps'
 */
export function ownQrProvider(name: OwnKind, { payeeId, live }: OwnQrOptions): AccountProvider {
  const { country, currency, code } = schemes[name];
  return {
    name,
    namesTries: true,
    async start(noTransaction, request) {
      noTransaction.check();
      if (request.currency !== currency) throw new ProviderRefused(`${name} takes no ${request.currency}`);
      const { tryReference: reference, expiresAt } = request;
      return { reference, step: { kind: 'qr', payload: code(payeeId, request) }, expiresAt };
    },
    async look(noTransaction) {
      noTransaction.check();
      return { state: 'open' };
    },
    close: async (noTransaction) => noTransaction.check(),
    readEvent: () => 'forged',
    async ask(noTransaction): Promise<ProviderAccountInfo> {
      noTransaction.check();
      return {
        ...{ accountName: payeeId, country, currency, live },
        ...{ chargesEnabled: true, callback: 'unneeded' },
      };
    },
  };
}
