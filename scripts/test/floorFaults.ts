export interface Fault {
  readonly files: Record<string, string>;
  /** A pattern that the check's message must match. */
  readonly says: RegExp;
}

const listed = (imports: string) => ({ 'packages/server/src/handlers.gen.ts': imports });

/** Violations of the layers of the server: platform, nouns, processes, calls. */
export const floorFaults: Record<string, Fault> = {
  'a noun imports another': {
    files: {
      'packages/server/src/orders/view.ts': "import { a } from '../parcels/view.ts';\nexport const b = a;",
    },
    says: /noun orders may not import parcels: what needs both is a call/,
  },
  'a noun imports a process': {
    files: {
      'packages/server/src/checkout/process.md': '# Checkout',
      ...listed("import { addOrder } from './orders/addOrder.ts';"),
      'packages/server/src/orders/addOrder.ts':
        "import { a } from '../checkout/bill.ts';\nexport const addOrder = a;",
    },
    says: /noun orders may not import process checkout: what needs it lies in checkout/,
  },
  'a call imports a call of another noun': {
    files: {
      'packages/server/src/parcels/getParcel.ts': 'export const getParcel = 1;',
      ...listed(
        "import { getParcel } from './parcels/getParcel.ts';\nimport { addOrder } from './orders/addOrder.ts';",
      ),
      'packages/server/src/orders/addOrder.ts':
        "import { getParcel } from '../parcels/getParcel.ts';\nexport const addOrder = getParcel;",
    },
    says: /parcels\/getParcel\.ts is a call: what both calls do/,
  },
  'a part of a noun that leans on a call': {
    files: {
      'packages/server/src/parcels/getParcel.ts': 'export const getParcel = 1;',
      ...listed("import { getParcel } from './parcels/getParcel.ts';"),
      'packages/server/src/parcels/view.ts':
        "import { getParcel } from './getParcel.ts';\nexport const a = getParcel;",
    },
    says: /parcels\/getParcel\.ts is a call/,
  },
  'two nouns whose calls use each other': {
    files: {
      'packages/server/src/parcels/getParcel.ts':
        "import { a } from '../orders/store.ts';\nexport const getParcel = a;",
      ...listed(
        "import { getParcel } from './parcels/getParcel.ts';\nimport { addOrder } from './orders/addOrder.ts';",
      ),
      'packages/server/src/orders/addOrder.ts':
        "import { a } from '../parcels/store.ts';\nexport const addOrder = a;",
    },
    says: /a circle of folders: (orders|parcels).* → (orders|parcels).* → (orders|parcels);/,
  },
  'three processes that use each other in a circle': {
    files: {
      'packages/server/src/shipping/process.md': '# Shipping',
      'packages/server/src/checkout/process.md': '# Checkout',
      'packages/server/src/settlement/process.md': '# Settlement',
      'packages/server/src/checkout/bill.ts': "import { a } from '../shipping/lost.ts';\nexport const b = a;",
      'packages/server/src/shipping/handOver.ts':
        "import { a } from '../settlement/settle.ts';\nexport const b = a;",
      'packages/server/src/settlement/settleBill.ts':
        "import { a } from '../checkout/vip.ts';\nexport const b = a;",
    },
    says: /a circle of folders: checkout \(bill\.ts\) → shipping \(handOver\.ts\) → settlement \(settleBill\.ts\) → checkout/,
  },
  'platform imports a noun': {
    files: {
      'packages/server/src/platform/db.ts': "import { a } from '../parcels/store.ts';\nexport const b = a;",
    },
    says: /platform knows no noun: what needs parcels/,
  },
};
