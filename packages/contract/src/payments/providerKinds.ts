import { isOneOf, keysOf } from '@crossdock/domain/records.ts';

/** What a shop is given by its providers and keeps sealed; which of them a kind has, its row says. */
export const secretNames = ['apiKey', 'webhookSecret'] as const;
export type SecretName = (typeof secretNames)[number];
export type Secrets = { readonly [N in SecretName]?: string | undefined };

interface Kind {
  /** The methods that it can be paid by, of those that lead to a provider. */
  readonly methods: readonly ['card', ...'card'[]];
  /** Its secrets, each with the form that it has there. */
  readonly secrets: { readonly [N in SecretName]?: RegExp };
  /** Whether these secrets are of its live or its test mode; undefined if they do not tell. */
  readonly isLive: (secrets: Secrets) => boolean | undefined;
}

/**
 * The kinds of payment providers that a shop can have an account at. What a kind does is its adapter's, in the server
 * (`payments/providers`).
 */
const providerKinds = {
  stripe: {
    methods: ['card'],
    secrets: { apiKey: /^[rs]k_(test|live)_\w{4,}$/, webhookSecret: /^whsec_\S{4,}$/ },
    isLive: ({ apiKey }) => (apiKey === undefined ? undefined : /^[rs]k_live_/.test(apiKey)),
  },
} as const satisfies Record<string, Kind>;

export type ProviderKind = keyof typeof providerKinds;
export const providerKindNames = keysOf(providerKinds);

export const isProviderKind = (name: string): name is ProviderKind => isOneOf(providerKindNames, name);

/** The kind's row, whichever kind it is. */
export const kindOf = (kind: ProviderKind): Kind => providerKinds[kind];

/** The secrets that an account of the kind needs. */
export const secretsOf = (kind: ProviderKind): readonly SecretName[] =>
  secretNames.filter((name) => kindOf(kind).secrets[name] !== undefined);
