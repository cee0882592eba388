import { type Fault, fault } from './serverLayerFaults.ts';

/** Refused code words, and rules that are decided outside of the domain. */
export const ruleFaults: Record<string, Fault> = {
  'a file named by a word that the code does not use': fault(
    /"alone" is not a word of the code: say advisory lock/,
    {
      'CONTRIBUTING.md':
        '| word | means | not |\n|---|---|---|\n| advisory lock | a lock by name | alone |\n',
      'packages/server/src/platform/alone.ts': 'export const advisoryLock = 1;',
    },
  ),
  'an export named by a word that the code does not use': fault(
    /"sureness" is not a word of the code: say match score/,
    {
      'CONTRIBUTING.md':
        '| word | means | not |\n|---|---|---|\n| match score | how well it fits | sureness, sure |\n',
      'packages/server/src/platform/matching.ts': 'export const sureness = 1;',
    },
  ),
  'a comment with a word that is hard to read': fault(/"anew" is hard to read: say it plainly/, {
    'docs/glossary.md': 'Not in documents and comments: mend*, anew\n',
    'packages/domain/src/pricing/price.ts': '/** Prices the order anew. */\nexport const price = 1;',
  }),
  'a document with a word that is hard to read': fault(/"mended" is hard to read: say it plainly/, {
    'docs/glossary.md': 'Not in documents and comments: mend*, anew\n',
    'docs/operations.md': '# Operations\nA fault can be mended.',
  }),
  'a call that decides which states go together': fault(/received and shelved go together by a rule/, {
    'packages/server/src/parcels/view.ts': "export const here = ['received', 'shelved'];",
  }),
  'a screen that compares with two states': fault(
    /awaitingShipment and awaitingSignature go together by a rule/,
    {
      'packages/portal/src/orders/cash.ts':
        "export const due = (s: string) => s === 'awaitingShipment' || s === 'awaitingSignature';",
    },
  ),
  'a screen that decides itself what keeps a parcel from shipping': fault(
    /blocked and awaited of one thing decide by a rule: ask shippingObstacle/,
    {
      'packages/portal/src/parcels/free.ts':
        'export const free = (one: { blocked: boolean; awaited: boolean }) => !one.blocked && !one.awaited;',
    },
  ),
  'a call that decides itself what can be changed of an order': fault(
    /state and paidMinor of one thing decide by a rule: ask mayChange/,
    {
      'packages/server/src/orders/open.ts':
        "export const open = (o: { state: string; paidMinor: number }) => o.state === 'processing' && o.paidMinor > 0;",
    },
  ),
};
