import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { noticeVariableRefusal } from './noticeVariableRefusal.ts';
import { deleteTemplate, storeTemplate } from './templates.store.ts';

export const saveNoticeTemplate: Handler<'saveNoticeTemplate'> = async (tx, actor, { event, lang, own }) => {
  const wrong = own && noticeVariableRefusal(event, own, 'own.');
  if (wrong) return wrong;
  if (own === null) await deleteTemplate(tx, event, lang);
  else await storeTemplate(tx, actor.staffId, event, lang, own);
  await publish(tx, 'shop', null);
  return { done: true };
};
