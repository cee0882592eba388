export interface Fault {
  readonly files: Record<string, string>;
  /** A pattern that the check's message must match. */
  readonly says: RegExp;
}

/** Files that break a rule, of which the last is at fault. */
export const fault = (says: Fault['says'], files: Fault['files']): Fault => ({ files, says });

const listed = (imports: string) => ({ 'packages/server/src/handlers.gen.ts': imports });

/** Violations of the layers of the server: platform, nouns, processes, calls. */
export const serverLayerFaults: Record<string, Fault> = {
  'a noun imports another': fault(/noun orders may not import parcels: what needs both is a call/, {
    'packages/server/src/orders/view.ts': "import { a } from '../parcels/view.ts';\nexport const b = a;",
  }),
  'a noun imports a process': fault(
    /noun orders may not import process checkout: what needs it lies in checkout/,
    {
      'packages/server/src/checkout/process.md': '# Checkout',
      ...listed("import { addOrder } from './orders/addOrder.ts';"),
      'packages/server/src/orders/addOrder.ts':
        "import { a } from '../checkout/bill.ts';\nexport const addOrder = a;",
    },
  ),
  'a call imports a call of another noun': fault(/parcels\/getParcel\.ts is a call: what both calls do/, {
    'packages/server/src/parcels/getParcel.ts': 'export const getParcel = 1;',
    ...listed(
      "import { getParcel } from './parcels/getParcel.ts';\nimport { addOrder } from './orders/addOrder.ts';",
    ),
    'packages/server/src/orders/addOrder.ts':
      "import { getParcel } from '../parcels/getParcel.ts';\nexport const addOrder = getParcel;",
  }),
  'a part of a noun that leans on a call': fault(/parcels\/getParcel\.ts is a call/, {
    'packages/server/src/parcels/getParcel.ts': 'export const getParcel = 1;',
    ...listed("import { getParcel } from './parcels/getParcel.ts';"),
    'packages/server/src/parcels/view.ts':
      "import { getParcel } from './getParcel.ts';\nexport const a = getParcel;",
  }),
  'two nouns whose calls use each other': fault(
    /a circle of folders: (orders|parcels).* → (orders|parcels).* → (orders|parcels);/,
    {
      'packages/server/src/parcels/getParcel.ts':
        "import { a } from '../orders/store.ts';\nexport const getParcel = a;",
      ...listed(
        "import { getParcel } from './parcels/getParcel.ts';\nimport { addOrder } from './orders/addOrder.ts';",
      ),
      'packages/server/src/orders/addOrder.ts':
        "import { a } from '../parcels/store.ts';\nexport const addOrder = a;",
    },
  ),
  'three processes that use each other in a circle': fault(
    /a circle of folders: checkout \(bill\.ts\) → shipping \(handOver\.ts\) → settlement \(settleBill\.ts\) → checkout/,
    {
      'packages/server/src/shipping/process.md': '# Shipping',
      'packages/server/src/checkout/process.md': '# Checkout',
      'packages/server/src/settlement/process.md': '# Settlement',
      'packages/server/src/checkout/bill.ts': "import { a } from '../shipping/lost.ts';\nexport const b = a;",
      'packages/server/src/shipping/handOver.ts':
        "import { a } from '../settlement/settle.ts';\nexport const b = a;",
      'packages/server/src/settlement/settleBill.ts':
        "import { a } from '../checkout/vip.ts';\nexport const b = a;",
    },
  ),
  'platform imports a noun': fault(/platform knows no noun: what needs parcels/, {
    'packages/server/src/platform/db.ts': "import { a } from '../parcels/store.ts';\nexport const b = a;",
  }),
};
