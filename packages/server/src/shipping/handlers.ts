import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { amendShipment } from './amendShipment.ts';
import { collectPickup } from './collectPickup.ts';
import { declareFound } from './declareFound.ts';
import { declareLost } from './declareLost.ts';
import { exportToShip } from './exportToShip.ts';
import { importShipments } from './importShipments.ts';
import { previewShipments } from './previewShipments.ts';
import { shipOrder } from './shipOrder.ts';
import { signForOrder } from './signForOrder.ts';
import { signOrder } from './signOrder.ts';
import { undoShipOrder } from './undoShipOrder.ts';

export const shippingHandlers = {
  amendShipment,
  collectPickup,
  declareFound,
  declareLost,
  exportToShip,
  importShipments,
  previewShipments,
  shipOrder,
  signForOrder,
  signOrder,
  undoShipOrder,
} satisfies Partial<Handlers<CallTable>>;
