export interface Fault {
  readonly files: Record<string, string>;
  /** The words with which the check must answer. */
  readonly says: RegExp;
}

/** What breaks the floors of the server: platform, nouns, processes, calls. */
export const floorFaults: Record<string, Fault> = {
  'a noun imports another': {
    files: {
      'packages/server/src/orders/view.ts': "import { a } from '../parcels/view.ts';\nexport const b = a;",
    },
    says: /noun orders may not import parcels: what needs both is a call/,
  },
  'a noun imports a process': {
    files: {
      'packages/server/src/orders/view.ts': "import { a } from '../checkout/bill.ts';\nexport const b = a;",
    },
    says: /noun orders may not import checkout/,
  },
  'a process imports one that stands above it': {
    files: {
      'packages/server/src/settlement/settle.ts':
        "import { a } from '../checkout/bill.ts';\nexport const b = a;",
    },
    says: /process settlement stands below checkout/,
  },
  'a call imports a call of another noun': {
    files: {
      'packages/server/src/parcels/getParcel.ts': 'export const getParcel = 1;',
      'packages/server/src/parcels/handlers.ts':
        "import { getParcel } from './getParcel.ts';\nexport const parcelHandlers = { getParcel };",
      'packages/server/src/orders/handlers.ts':
        "import { addOrder } from './addOrder.ts';\nexport const orderHandlers = { addOrder };",
      'packages/server/src/orders/addOrder.ts':
        "import { getParcel } from '../parcels/getParcel.ts';\nexport const addOrder = getParcel;",
    },
    says: /orders may not import the call parcels\/getParcel\.ts/,
  },
  'a part of a noun that leans on a call': {
    files: {
      'packages/server/src/parcels/getParcel.ts': 'export const getParcel = 1;',
      'packages/server/src/parcels/handlers.ts':
        "import { getParcel } from './getParcel.ts';\nexport const parcelHandlers = { getParcel };",
      'packages/server/src/parcels/view.ts':
        "import { getParcel } from './getParcel.ts';\nexport const a = getParcel;",
    },
    says: /parcels\/getParcel\.ts is a call/,
  },
  'two nouns whose calls use each other': {
    files: {
      'packages/server/src/parcels/getParcel.ts':
        "import { a } from '../orders/store.ts';\nexport const getParcel = a;",
      'packages/server/src/parcels/handlers.ts':
        "import { getParcel } from './getParcel.ts';\nexport const parcelHandlers = { getParcel };",
      'packages/server/src/orders/handlers.ts':
        "import { addOrder } from './addOrder.ts';\nexport const orderHandlers = { addOrder };",
      'packages/server/src/orders/addOrder.ts':
        "import { a } from '../parcels/store.ts';\nexport const addOrder = a;",
    },
    says: /orders and parcels use each other/,
  },
  'platform imports a noun': {
    files: {
      'packages/server/src/platform/db.ts': "import { a } from '../parcels/store.ts';\nexport const b = a;",
    },
    says: /platform knows no noun: what needs parcels/,
  },
};
