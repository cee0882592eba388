import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { answerQrLogin } from './answerQrLogin.ts';
import { beginBinding } from './beginBinding.ts';
import { beginLineLogin } from './beginLineLogin.ts';
import { beginQrLogin } from './beginQrLogin.ts';
import { bindLine } from './bindLine.ts';
import { bindWeChat } from './bindWeChat.ts';
import { clearLineId } from './clearLineId.ts';
import { clearOpenId } from './clearOpenId.ts';
import { getBindings } from './getBindings.ts';
import { getLineIdByCode } from './getLineIdByCode.ts';
import { getMessengerSettings } from './getMessengerSettings.ts';
import { getQrLoginStatus } from './getQrLoginStatus.ts';
import { lineLogin } from './lineLogin.ts';
import { receiveLineEvents } from './receiveLineEvents.ts';
import { saveMessengerSettings } from './saveMessengerSettings.ts';
import { scanQrLogin } from './scanQrLogin.ts';
import { tryLineIssuer } from './tryLineIssuer.ts';

export const messengersHandlers = {
  answerQrLogin,
  beginBinding,
  beginLineLogin,
  beginQrLogin,
  bindLine,
  bindWeChat,
  clearLineId,
  clearOpenId,
  getBindings,
  getLineIdByCode,
  getMessengerSettings,
  getQrLoginStatus,
  lineLogin,
  receiveLineEvents,
  saveMessengerSettings,
  scanQrLogin,
  tryLineIssuer,
} satisfies Partial<Handlers<CallTable>>;
