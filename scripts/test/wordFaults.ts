import { type Fault, fault } from './serverLayerFaults.ts';

/** Violations of the rules for texts of screens. */
export const wordFaults: Record<string, Fault> = {
  'a text outside the packs': fault(/"Your order" is a text outside the packs/, {
    'packages/portal/src/orders/Order.tsx': 'export const a = <p>Your order</p>;',
  }),
  'a label outside the packs': fault(/"Search" is a text outside the packs/, {
    'packages/ui/src/Field.tsx': 'export const a = <input aria-label="Search" />;',
  }),
  'a Chinese text outside the packs': fault(/"訂單" is a text outside the packs/, {
    'packages/console/src/shell/a.ts': "export const a = '訂單';",
  }),
  'a Chinese text in a template': fault(/"訂單 " is a text outside the packs/, {
    'packages/console/src/shell/a.ts': `export const a = (n: number) => \`訂單 \${n}\`;`,
  }),
  'words that an app takes in later': fault(/brings all words into the browser/, {
    'packages/portal/src/orders/Order.tsx': "export const a = () => import('../words/words.gen.ts');",
  }),
  'words that an app hands on': fault(/brings all words into the browser/, {
    'packages/portal/src/shell/i18n.ts': "export { words } from '../words/words.gen.ts';",
  }),
  'words that an app imports': fault(/brings all words into the browser/, {
    'packages/contract/src/orders/words.ts': "export const words = { 'orders.title': { tw: '訂單' } };",
    'packages/portal/src/orders/Order.tsx':
      "import { words } from '@crossdock/contract/orders/words.ts';\nexport const a = words;",
  }),
  'what writes texts among the texts': fault(/words\.ts holds texts alone/, {
    'packages/portal/src/parcels/words.ts': 'export const courierName = (code: string) => code;',
  }),
};
