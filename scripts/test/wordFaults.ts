import type { Fault } from './floorFaults.ts';

/** Violations of the rules for texts of screens. */
export const wordFaults: Record<string, Fault> = {
  'a text outside the packs': {
    files: { 'packages/portal/src/orders/Order.tsx': 'export const a = <p>Your order</p>;' },
    says: /"Your order" is a text outside the packs/,
  },
  'a label outside the packs': {
    files: { 'packages/ui/src/Field.tsx': 'export const a = <input aria-label="Search" />;' },
    says: /"Search" is a text outside the packs/,
  },
  'a Chinese text outside the packs': {
    files: { 'packages/console/src/shell/a.ts': "export const a = '訂單';" },
    says: /"訂單" is a text outside the packs/,
  },
  'a Chinese text in a template': {
    files: { 'packages/console/src/shell/a.ts': `export const a = (n: number) => \`訂單 \${n}\`;` },
    says: /"訂單 " is a text outside the packs/,
  },
  'words that an app takes in later': {
    files: {
      'packages/portal/src/orders/Order.tsx': "export const a = () => import('../words/words.gen.ts');",
    },
    says: /brings all words into the browser/,
  },
  'words that an app hands on': {
    files: { 'packages/portal/src/shell/i18n.ts': "export { words } from '../words/words.gen.ts';" },
    says: /brings all words into the browser/,
  },
  'words that an app imports': {
    files: {
      'packages/contract/src/orders/words.ts': "export const words = { 'orders.title': { tw: '訂單' } };",
      'packages/portal/src/orders/Order.tsx':
        "import { words } from '@crossdock/contract/orders/words.ts';\nexport const a = words;",
    },
    says: /brings all words into the browser/,
  },
  'what writes texts among the texts': {
    files: {
      'packages/portal/src/parcels/words.ts': 'export const courierName = (code: string) => code;',
    },
    says: /words\.ts holds texts alone/,
  },
};
