import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addDeclarer } from './addDeclarer.ts';
import { auditDeclarer } from './auditDeclarer.ts';
import { deleteDeclarer } from './deleteDeclarer.ts';
import { editDeclarer } from './editDeclarer.ts';
import { getDeclarerSettings } from './getDeclarerSettings.ts';
import { listDeclarerAudits } from './listDeclarerAudits.ts';
import { listDeclarers } from './listDeclarers.ts';
import { saveDeclarerSettings } from './saveDeclarerSettings.ts';

export const declarerHandlers = {
  addDeclarer,
  auditDeclarer,
  deleteDeclarer,
  editDeclarer,
  getDeclarerSettings,
  listDeclarerAudits,
  listDeclarers,
  saveDeclarerSettings,
} satisfies Partial<Handlers<CallTable>>;
