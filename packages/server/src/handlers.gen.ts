// Written by scripts/registries.ts: made from where files stand and what they export.
import { acceptMemberInvitation } from './access/acceptMemberInvitation.ts';
import { actAsMember } from './access/actAsMember.ts';
import { editMember } from './access/editMember.ts';
import { endSession } from './access/endSession.ts';
import { findPassword } from './access/findPassword.ts';
import { getBackMemberToken } from './access/getBackMemberToken.ts';
import { getMemberInvitation } from './access/getMemberInvitation.ts';
import { getVerifyCode } from './access/getVerifyCode.ts';
import { inviteMember } from './access/inviteMember.ts';
import { joinByPhone } from './access/joinByPhone.ts';
import { login } from './access/login.ts';
import { logout } from './access/logout.ts';
import { proveMember } from './access/proveMember.ts';
import { getCodeWays, getRegistrationAgreement, listMemberInvitations, listSessions } from './access/reads.ts';
import { register } from './access/register.ts';
import { registerSendCode } from './access/registerSendCode.ts';
import { retrievePassword } from './access/retrievePassword.ts';
import { revokeMemberInvitation } from './access/revokeMemberInvitation.ts';
import { sendCode } from './access/sendCode.ts';
import { sendModifyPhoneCode } from './access/sendModifyPhoneCode.ts';
import { sendPhoneCode } from './access/sendPhoneCode.ts';
import { sendProof } from './access/sendProof.ts';
import { setFirstPassword } from './access/setFirstPassword.ts';
import { updatePassword } from './access/updatePassword.ts';
import { addAddress } from './addresses/addAddress.ts';
import { closeUnlistedStores } from './addresses/closeUnlistedStores.ts';
import { deleteAddress } from './addresses/deleteAddress.ts';
import { editAddress } from './addresses/editAddress.ts';
import { findAreas } from './addresses/findAreas.ts';
import { forgetPickupPoint } from './addresses/forgetPickupPoint.ts';
import { getStoreTemplate } from './addresses/getStoreTemplate.ts';
import { importStores } from './addresses/importStores.ts';
import { previewProviderStores } from './addresses/previewProviderStores.ts';
import { previewStores } from './addresses/previewStores.ts';
import { readAddress } from './addresses/readAddress.ts';
import { getAddress, getDefaultPickupPoint, getDestinationOfPickupPoint, getStoreMapSettings, listAddressAudits, listAddresses, listAllPickupPoints, listAreas, listCountries, listDestinations, listMyPickupPoints, listPickupPoints } from './addresses/reads.ts';
import { savePickupPoint } from './addresses/savePickupPoint.ts';
import { saveStoreMapSettings } from './addresses/saveStoreMapSettings.ts';
import { setDefaultAddress } from './addresses/setDefaultAddress.ts';
import { setDefaultPickupPoint } from './addresses/setDefaultPickupPoint.ts';
import { setPickupPointActive } from './addresses/setPickupPointActive.ts';
import { startStoreMap } from './addresses/startStoreMap.ts';
import { takeMapStore } from './addresses/takeMapStore.ts';
import { adjustMemberBalance } from './adjustments/adjustMemberBalance.ts';
import { approveAdjustment } from './adjustments/approveAdjustment.ts';
import { listAdjustments } from './adjustments/listAdjustments.ts';
import { getAdjustmentSettings, getRateMonth } from './adjustments/reads.ts';
import { rejectAdjustment } from './adjustments/rejectAdjustment.ts';
import { saveAdjustmentSettings } from './adjustments/saveAdjustmentSettings.ts';
import { withdrawAdjustment } from './adjustments/withdrawAdjustment.ts';
import { addAfterSalesVoucher } from './aftersales/addAfterSalesVoucher.ts';
import { getAfterSalesRecords, getAfterSalesSettings, listLostOrders } from './aftersales/reads.ts';
import { rejectAfterSales } from './aftersales/rejectAfterSales.ts';
import { revokeAfterSales } from './aftersales/revokeAfterSales.ts';
import { saveAfterSalesSettings } from './aftersales/saveAfterSalesSettings.ts';
import { acknowledgeAnnouncement } from './announcements/acknowledgeAnnouncement.ts';
import { endAnnouncement } from './announcements/endAnnouncement.ts';
import { openAnnouncement } from './announcements/openAnnouncement.ts';
import { countAnnouncements, getAnnouncement, getAnnouncementTypes, getEditedAnnouncement, listAnnouncementDesk, listAnnouncements, listReaders, listTopAnnouncements } from './announcements/reads.ts';
import { releaseAnnouncement } from './announcements/releaseAnnouncement.ts';
import { removeAnnouncement } from './announcements/removeAnnouncement.ts';
import { saveAnnouncement } from './announcements/saveAnnouncement.ts';
import { withdrawAnnouncement } from './announcements/withdrawAnnouncement.ts';
import { answerAssistantRequest } from './assistants/answerAssistantRequest.ts';
import { confirmAssistantCall } from './assistants/confirmAssistantCall.ts';
import { declineAssistantCall } from './assistants/declineAssistantCall.ts';
import { listAssistantCalls } from './assistants/listAssistantCalls.ts';
import { listAssistants } from './assistants/listAssistants.ts';
import { readAssistantRequest } from './assistants/readAssistantRequest.ts';
import { revokeAssistant } from './assistants/revokeAssistant.ts';
import { closeDays } from './books/closeDays.ts';
import { closeMonth } from './books/closeMonth.ts';
import { exportDays } from './books/exportDays.ts';
import { exportLedger } from './books/exportLedger.ts';
import { exportMonth } from './books/exportMonth.ts';
import { getBookDay } from './books/getBookDay.ts';
import { getBookMonth } from './books/getBookMonth.ts';
import { getLedgerOverview } from './books/getLedgerOverview.ts';
import { getAccountCodes, listBookMonths, listClosedDays, listLedgerTransfers } from './books/reads.ts';
import { saveAccountCodes } from './books/saveAccountCodes.ts';
import { addAdvance } from './checkout/addAdvance.ts';
import { addOrderDeclarer } from './checkout/addOrderDeclarer.ts';
import { addService } from './checkout/addService.ts';
import { answerVipOrder } from './checkout/answerVipOrder.ts';
import { auditAddress } from './checkout/auditAddress.ts';
import { buyCart } from './checkout/buyCart.ts';
import { cancelService } from './checkout/cancelService.ts';
import { changeVipOrder } from './checkout/changeVipOrder.ts';
import { chooseCashOnDelivery } from './checkout/chooseCashOnDelivery.ts';
import { discountOrder } from './checkout/discountOrder.ts';
import { failServiceTask } from './checkout/failServiceTask.ts';
import { finishServiceTask } from './checkout/finishServiceTask.ts';
import { getCashOnDeliveryFare } from './checkout/getCashOnDeliveryFare.ts';
import { getDeskOrderDuties } from './checkout/getDeskOrderDuties.ts';
import { getOrderDefaultInfo } from './checkout/getOrderDefaultInfo.ts';
import { getOrderPoints } from './checkout/getOrderPoints.ts';
import { getPayTypeList } from './checkout/getPayTypeList.ts';
import { getPlannerFacts } from './checkout/getPlannerFacts.ts';
import { getStorageCalendar } from './checkout/getStorageCalendar.ts';
import { getVipChoices } from './checkout/getVipChoices.ts';
import { listCoupons } from './checkout/listCoupons.ts';
import { measureDispute } from './checkout/measureDispute.ts';
import { noteDutyCharges } from './checkout/noteDutyCharges.ts';
import { orderPhotos } from './checkout/orderPhotos.ts';
import { packOrder } from './checkout/packOrder.ts';
import { placeVipOrder } from './checkout/placeVipOrder.ts';
import { planOrder } from './checkout/planOrder.ts';
import { previewBill } from './checkout/previewBill.ts';
import { putBackServiceTask } from './checkout/putBackServiceTask.ts';
import { quoteOrder } from './checkout/quoteOrder.ts';
import { getAdvances, getCashOnDelivery, getChannel, getOrderAmountAndWeight, getOrderDuties, getStaffVipOrder, getTimeByAddress, getVipOrder, listAdvances, listCartCoupons, listOrderDeclarers, listServicesOfOrder } from './checkout/reads.ts';
import { removeOrderDeclarer } from './checkout/removeOrderDeclarer.ts';
import { reshootPhotos } from './checkout/reshootPhotos.ts';
import { submitOrder } from './checkout/submitOrder.ts';
import { takeServiceTask } from './checkout/takeServiceTask.ts';
import { unpackOrder } from './checkout/unpackOrder.ts';
import { withdrawAdvance } from './checkout/withdrawAdvance.ts';
import { addComment } from './comments/addComment.ts';
import { answerComment } from './comments/answerComment.ts';
import { hideComment } from './comments/hideComment.ts';
import { getCommentSettings, getCommentTypes, getComments, listComments, listOrdersToComment } from './comments/reads.ts';
import { saveCommentSettings } from './comments/saveCommentSettings.ts';
import { showComment } from './comments/showComment.ts';
import { exchangeCoupon } from './coupons/exchangeCoupon.ts';
import { exportCouponCodes } from './coupons/exportCouponCodes.ts';
import { issueCoupon } from './coupons/issueCoupon.ts';
import { makeCouponCodes } from './coupons/makeCouponCodes.ts';
import { moveCoupon } from './coupons/moveCoupon.ts';
import { getCouponStatistics, getStaffCoupon, listCouponCodes, listCouponHolders, listStaffCoupons } from './coupons/reads.ts';
import { revokeCoupon } from './coupons/revokeCoupon.ts';
import { saveCoupon } from './coupons/saveCoupon.ts';
import { addDeclarer } from './declarers/addDeclarer.ts';
import { auditDeclarer } from './declarers/auditDeclarer.ts';
import { deleteDeclarer } from './declarers/deleteDeclarer.ts';
import { editDeclarer } from './declarers/editDeclarer.ts';
import { getDeclarerSettings, listDeclarerAudits, listDeclarers } from './declarers/reads.ts';
import { saveDeclarerSettings } from './declarers/saveDeclarerSettings.ts';
import { getMeasurements } from './disputes/getMeasurements.ts';
import { openDispute } from './disputes/openDispute.ts';
import { getDispute, getDisputeSettings, listDisputes } from './disputes/reads.ts';
import { remeasureParcel } from './disputes/remeasureParcel.ts';
import { saveDisputeSettings } from './disputes/saveDisputeSettings.ts';
import { withdrawDispute } from './disputes/withdrawDispute.ts';
import { exportDutyTables } from './duties/exportDutyTables.ts';
import { importDutyTables } from './duties/importDutyTables.ts';
import { listDutyTables } from './duties/listDutyTables.ts';
import { previewDutyTables } from './duties/previewDutyTables.ts';
import { saveDutyTable } from './duties/saveDutyTable.ts';
import { exportEinvoices } from './einvoices/exportEinvoices.ts';
import { getEinvoiceSettings } from './einvoices/getEinvoiceSettings.ts';
import { listEinvoiceAccounts } from './einvoices/listEinvoiceAccounts.ts';
import { listEinvoices } from './einvoices/listEinvoices.ts';
import { getEinvoice, getEinvoiceChoice, listMyEinvoices } from './einvoices/reads.ts';
import { saveEinvoiceAccount } from './einvoices/saveEinvoiceAccount.ts';
import { saveEinvoiceSettings } from './einvoices/saveEinvoiceSettings.ts';
import { retryEinvoice } from './einvoicing/retryEinvoice.ts';
import { saveEinvoiceChoice } from './einvoicing/saveEinvoiceChoice.ts';
import { tryEinvoiceAccount } from './einvoicing/tryEinvoiceAccount.ts';
import { cancelErasure } from './erasing/cancelErasure.ts';
import { keepAccount } from './erasing/keepAccount.ts';
import { getErasure, getErasureSettings, getMyErasure, listErasures } from './erasing/reads.ts';
import { saveErasureSettings } from './erasing/saveErasureSettings.ts';
import { startErasure } from './erasing/startErasure.ts';
import { startMyErasure } from './erasing/startMyErasure.ts';
import { checkEvidence } from './evidence/checkEvidence.ts';
import { getOrderEvidence } from './evidence/getOrderEvidence.ts';
import { getParcelEvidence } from './evidence/getParcelEvidence.ts';
import { getStaffOrderEvidence } from './evidence/getStaffOrderEvidence.ts';
import { listExceptions } from './exceptions/listExceptions.ts';
import { takeException } from './exceptions/takeException.ts';
import { findAnything } from './finding/findAnything.ts';
import { resolveScan } from './finding/resolveScan.ts';
import { orderArticles } from './guide/orderArticles.ts';
import { getEditedArticle, getGuide, listArticles } from './guide/reads.ts';
import { removeArticle } from './guide/removeArticle.ts';
import { saveArticle } from './guide/saveArticle.ts';
import { voteArticle } from './guide/voteArticle.ts';
import { agreeToNewPrice } from './holding/agreeToNewPrice.ts';
import { agreeToPrice } from './holding/agreeToPrice.ts';
import { getHoldSettings, getNewPrice } from './holding/reads.ts';
import { saveHoldSettings } from './holding/saveHoldSettings.ts';
import { takeParcelsBack } from './holding/takeParcelsBack.ts';
import { getDashboard } from './home/getDashboard.ts';
import { getOrderStatistics } from './home/getOrderStatistics.ts';
import { auditIdentity } from './identity/auditIdentity.ts';
import { getAuthenticationData, getIdentitySettings, listIdentityAudits } from './identity/reads.ts';
import { saveIdentitySettings } from './identity/saveIdentitySettings.ts';
import { submitAuthentication } from './identity/submitAuthentication.ts';
import { undoAudit } from './identity/undoAudit.ts';
import { withdrawAuthentication } from './identity/withdrawAuthentication.ts';
import { printLabels } from './labels/printLabels.ts';
import { endMyExport } from './leaving/endMyExport.ts';
import { endShopExport } from './leaving/endShopExport.ts';
import { openMyExport } from './leaving/openMyExport.ts';
import { openShopExport } from './leaving/openShopExport.ts';
import { getMyExport, listShopExports } from './leaving/reads.ts';
import { startMyExport } from './leaving/startMyExport.ts';
import { startShopExport } from './leaving/startShopExport.ts';
import { editMemberByStaff } from './members/editMemberByStaff.ts';
import { editMemberInfo } from './members/editMemberInfo.ts';
import { exportMembers } from './members/exportMembers.ts';
import { getMember } from './members/getMember.ts';
import { getMemberInfo } from './members/getMemberInfo.ts';
import { addMemberNote } from './members/notes/addMemberNote.ts';
import { listMemberNotes } from './members/notes/listMemberNotes.ts';
import { removeMemberNote } from './members/notes/removeMemberNote.ts';
import { getMemberLevel, listCareTakers, listLevels, listMembers } from './members/reads.ts';
import { saveLevels } from './members/saveLevels.ts';
import { setCareTakers } from './members/setCareTakers.ts';
import { setMemberLevel } from './members/setMemberLevel.ts';
import { setMemberStatus } from './members/setMemberStatus.ts';
import { setMemberVip } from './members/setMemberVip.ts';
import { upload } from './members/upload.ts';
import { readMessage } from './messages/readMessage.ts';
import { getLinePush, getMailSettings, getMailboxSettings, getMessageChannels, getSmsSettings, listMessages } from './messages/reads.ts';
import { receiveSmsReport } from './messages/receiveSmsReport.ts';
import { retryMessage } from './messages/retryMessage.ts';
import { saveLinePush } from './messages/saveLinePush.ts';
import { saveMailSettings } from './messages/saveMailSettings.ts';
import { saveMailboxSettings } from './messages/saveMailboxSettings.ts';
import { saveSmsSettings } from './messages/saveSmsSettings.ts';
import { tryMail } from './messages/tryMail.ts';
import { tryMailbox } from './messages/tryMailbox.ts';
import { trySms } from './messages/trySms.ts';
import { answerQrLogin } from './messengers/answerQrLogin.ts';
import { beginBinding } from './messengers/beginBinding.ts';
import { beginLineLogin } from './messengers/beginLineLogin.ts';
import { beginQrLogin } from './messengers/beginQrLogin.ts';
import { bindLine } from './messengers/bindLine.ts';
import { bindWeChat } from './messengers/bindWeChat.ts';
import { clearLineId } from './messengers/clearLineId.ts';
import { clearOpenId } from './messengers/clearOpenId.ts';
import { getLineIdByCode } from './messengers/getLineIdByCode.ts';
import { getQrLoginStatus } from './messengers/getQrLoginStatus.ts';
import { lineLogin } from './messengers/lineLogin.ts';
import { getBindings, getMessengerSettings } from './messengers/reads.ts';
import { receiveLineEvents } from './messengers/receiveLineEvents.ts';
import { saveMessengerSettings } from './messengers/saveMessengerSettings.ts';
import { scanQrLogin } from './messengers/scanQrLogin.ts';
import { tryLineIssuer } from './messengers/tryLineIssuer.ts';
import { undoContact } from './messengers/undoContact.ts';
import { applyMoveImport } from './moving/applyMoveImport.ts';
import { discardMoveImport } from './moving/discardMoveImport.ts';
import { exportMoveFaults } from './moving/exportMoveFaults.ts';
import { matchMoveColumns } from './moving/matchMoveColumns.ts';
import { getMoveImport, getMoveReport, getMovedMemberLetters, listMoveImports, listMoveRows } from './moving/reads.ts';
import { retryMoveImport } from './moving/retryMoveImport.ts';
import { undoMoveImport } from './moving/undoMoveImport.ts';
import { uploadMoveFile } from './moving/uploadMoveFile.ts';
import { writeToMovedMembers } from './moving/writeToMovedMembers.ts';
import { addPushBrowser } from './notices/addPushBrowser.ts';
import { getNoticeWishes } from './notices/getNoticeWishes.ts';
import { listNotifications } from './notices/listNotifications.ts';
import { readNotifications } from './notices/readNotifications.ts';
import { countUnread, getNoticeSettings, getNoticeTemplate, getPushBrowsers, listMemberNotices } from './notices/reads.ts';
import { removePushBrowser } from './notices/removePushBrowser.ts';
import { renewPushBrowser } from './notices/renewPushBrowser.ts';
import { saveNoticeSettings } from './notices/saveNoticeSettings.ts';
import { saveNoticeTemplate } from './notices/saveNoticeTemplate.ts';
import { saveNoticeWishes } from './notices/saveNoticeWishes.ts';
import { tryNotice } from './notices/tryNotice.ts';
import { checkShopDomain } from './opening/checkShopDomain.ts';
import { dropLaneSet } from './opening/dropLaneSet.ts';
import { getLaneSets } from './opening/getLaneSets.ts';
import { getOpening } from './opening/getOpening.ts';
import { openShop } from './opening/openShop.ts';
import { saveShopBasics } from './opening/saveShopBasics.ts';
import { takeLaneSet } from './opening/takeLaneSet.ts';
import { addPriceChange } from './orderChanges/addPriceChange.ts';
import { changeOrder } from './orderChanges/changeOrder.ts';
import { changeOrderForMember } from './orderChanges/changeOrderForMember.ts';
import { getPriceLimits } from './orderChanges/getPriceLimits.ts';
import { listPriceChanges } from './orderChanges/listPriceChanges.ts';
import { previewOrderChange } from './orderChanges/previewOrderChange.ts';
import { previewOrderChangeForMember } from './orderChanges/previewOrderChangeForMember.ts';
import { previewPriceChange } from './orderChanges/previewPriceChange.ts';
import { savePriceLimits } from './orderChanges/savePriceLimits.ts';
import { undoPriceChange } from './orderChanges/undoPriceChange.ts';
import { activateTote } from './orders/activateTote.ts';
import { addTotes } from './orders/addTotes.ts';
import { emptyTote } from './orders/emptyTote.ts';
import { exportOrders } from './orders/exportOrders.ts';
import { fillTote } from './orders/fillTote.ts';
import { getDeskOrder } from './orders/getDeskOrder.ts';
import { getOrder } from './orders/getOrder.ts';
import { getOrderConfirmInfo } from './orders/getOrderConfirmInfo.ts';
import { getPickList } from './orders/getPickList.ts';
import { leaveOrderToPack } from './orders/leaveOrderToPack.ts';
import { listDeskOrders } from './orders/listDeskOrders.ts';
import { listOrders } from './orders/listOrders.ts';
import { makePickList } from './orders/makePickList.ts';
import { findDeskOrder, getCounterPart, getOrderCosts, getSignStat, listTimeFilters, listTotes } from './orders/reads.ts';
import { removeTote } from './orders/removeTote.ts';
import { takeOrderToPack } from './orders/takeOrderToPack.ts';
import { addRefusals } from './parcels/addRefusals.ts';
import { answerOwnerQuestion } from './parcels/answerOwnerQuestion.ts';
import { askOwner } from './parcels/askOwner.ts';
import { assignParcel } from './parcels/assignParcel.ts';
import { correctParcel } from './parcels/correctParcel.ts';
import { deleteForecast } from './parcels/deleteForecast.ts';
import { deleteRefusal } from './parcels/deleteRefusal.ts';
import { editGoodsType } from './parcels/editGoodsType.ts';
import { exportParcels } from './parcels/exportParcels.ts';
import { forecastForMember } from './parcels/forecastForMember.ts';
import { forecastParcels } from './parcels/forecastParcels.ts';
import { getDesk } from './parcels/getDesk.ts';
import { getParcel } from './parcels/getParcel.ts';
import { getStaffParcel } from './parcels/getStaffParcel.ts';
import { orderGoodsTypes } from './parcels/orderGoodsTypes.ts';
import { pauseStorage } from './parcels/pauseStorage.ts';
import { photographParcel } from './parcels/photographParcel.ts';
import { previewForecast } from './parcels/previewForecast.ts';
import { queryAllParcels } from './parcels/queryAllParcels.ts';
import { queryGoodsTypes } from './parcels/queryGoodsTypes.ts';
import { queryParcels } from './parcels/queryParcels.ts';
import { queryUnclaimed } from './parcels/queryUnclaimed.ts';
import { findOwners, getForecastRules, getParcelPictures, listOwnerQuestions, listStaffGoodsTypes, lookupParcel, queryMyWarehouses, queryRefusals } from './parcels/reads.ts';
import { receiveParcel } from './parcels/receiveParcel.ts';
import { saveDeskSettings } from './parcels/saveDeskSettings.ts';
import { setPurchaseVoucher } from './parcels/setPurchaseVoucher.ts';
import { setTravelsAlone } from './parcels/setTravelsAlone.ts';
import { shelveParcels } from './parcels/shelveParcels.ts';
import { undoShelve } from './parcels/undoShelve.ts';
import { updateForecast } from './parcels/updateForecast.ts';
import { addPasskey } from './passkeys/addPasskey.ts';
import { beginPasskey } from './passkeys/beginPasskey.ts';
import { beginPasskeyLogin } from './passkeys/beginPasskeyLogin.ts';
import { beginPasskeyProof } from './passkeys/beginPasskeyProof.ts';
import { listPasskeys } from './passkeys/listPasskeys.ts';
import { passkeyLogin } from './passkeys/passkeyLogin.ts';
import { provePasskey } from './passkeys/provePasskey.ts';
import { removePasskey } from './passkeys/removePasskey.ts';
import { renamePasskey } from './passkeys/renamePasskey.ts';
import { endPaymentAccount } from './payments/endPaymentAccount.ts';
import { exportPayments } from './payments/exportPayments.ts';
import { listPaymentAccounts } from './payments/listPaymentAccounts.ts';
import { listPaymentMethods } from './payments/listPaymentMethods.ts';
import { listPayments } from './payments/listPayments.ts';
import { listRecharges } from './payments/listRecharges.ts';
import { getBankList, getPayState, listBankAccounts } from './payments/reads.ts';
import { rejectBankTransfer } from './payments/rejectBankTransfer.ts';
import { saveBankAccount } from './payments/saveBankAccount.ts';
import { savePaymentAccount } from './payments/savePaymentAccount.ts';
import { savePaymentMethod } from './payments/savePaymentMethod.ts';
import { tryPaymentAccount } from './payments/tryPaymentAccount.ts';
import { tryPayoutCollection } from './payments/tryPayoutCollection.ts';
import { withdrawBankTransfer } from './payments/withdrawBankTransfer.ts';
import { approvePayout } from './payouts/approvePayout.ts';
import { buildPayout } from './payouts/buildPayout.ts';
import { cancelPayout } from './payouts/cancelPayout.ts';
import { markPayoutPaid } from './payouts/markPayoutPaid.ts';
import { previewPayout } from './payouts/previewPayout.ts';
import { downloadPayout, getPayout, getPayoutSettings, listPayouts } from './payouts/reads.ts';
import { receivePayoutEvent } from './payouts/receivePayoutEvent.ts';
import { retryPayout } from './payouts/retryPayout.ts';
import { returnPayoutLine } from './payouts/returnPayoutLine.ts';
import { savePayoutSettings } from './payouts/savePayoutSettings.ts';
import { sendPayout } from './payouts/sendPayout.ts';
import { startPayout } from './payouts/startPayout.ts';
import { stopPayout } from './payouts/stopPayout.ts';
import { planPickups } from './pickups/planPickups.ts';
import { getPickAreas, getPickTaskList, getPickupSettings, listPickupAreas, listPickups } from './pickups/reads.ts';
import { savePickupArea } from './pickups/savePickupArea.ts';
import { savePickupSettings } from './pickups/savePickupSettings.ts';
import { seePickTask } from './pickups/seePickTask.ts';
import { adjustPoints } from './points/adjustPoints.ts';
import { exchangePoints } from './points/exchangePoints.ts';
import { issuePoints } from './points/issuePoints.ts';
import { getMemberPoints, getPointsOverview, getPointsRules, listPointsRecords, queryPoints } from './points/reads.ts';
import { savePointsSettings } from './points/savePointsSettings.ts';
import { addCarrier } from './pricing/addCarrier.ts';
import { addChannel } from './pricing/addChannel.ts';
import { addZone } from './pricing/addZone.ts';
import { draftRateCard } from './pricing/draftRateCard.ts';
import { editCarrier } from './pricing/editCarrier.ts';
import { editChannel } from './pricing/editChannel.ts';
import { editRateCard } from './pricing/editRateCard.ts';
import { editZone } from './pricing/editZone.ts';
import { getTrialOptions } from './pricing/getTrialOptions.ts';
import { listPrices } from './pricing/listPrices.ts';
import { previewRateCard } from './pricing/previewRateCard.ts';
import { publishRateCard } from './pricing/publishRateCard.ts';
import { getPremium, getRateCard, listCarriers, listChannels, listRateCards } from './pricing/reads.ts';
import { removeRateCard } from './pricing/removeRateCard.ts';
import { removeZone } from './pricing/removeZone.ts';
import { retireRateCard } from './pricing/retireRateCard.ts';
import { sumFree } from './pricing/sumFree.ts';
import { answerProblem } from './problems/answerProblem.ts';
import { askProblem } from './problems/askProblem.ts';
import { disposeProblem } from './problems/disposeProblem.ts';
import { endPause } from './problems/endPause.ts';
import { leaveOutProblem } from './problems/leaveOutProblem.ts';
import { getProblem, getProblemPictures, getProblemSettings, getStaffProblem, listProblems, listProblemsOfOrder, queryProblems } from './problems/reads.ts';
import { registerProblem } from './problems/registerProblem.ts';
import { resolveProblem } from './problems/resolveProblem.ts';
import { saveProblemSettings } from './problems/saveProblemSettings.ts';
import { takeProblem } from './problems/takeProblem.ts';
import { exportProducts } from './productSheets/exportProducts.ts';
import { getProductTemplate } from './productSheets/getProductTemplate.ts';
import { importProducts } from './productSheets/importProducts.ts';
import { previewProducts } from './productSheets/previewProducts.ts';
import { changeStock } from './products/changeStock.ts';
import { exportPurchases } from './products/exportPurchases.ts';
import { exportStockMovements } from './products/exportStockMovements.ts';
import { getEditedProduct, getProduct, getProductSettings, getPurchase, listProductCategories, listProducts, listPurchases, listStockMovements, queryCart, queryProducts } from './products/reads.ts';
import { removeCartItem } from './products/removeCartItem.ts';
import { saveProduct } from './products/saveProduct.ts';
import { saveProductCategory } from './products/saveProductCategory.ts';
import { saveProductSettings } from './products/saveProductSettings.ts';
import { setCartItem } from './products/setCartItem.ts';
import { addWebhook } from './programs/addWebhook.ts';
import { editWebhook } from './programs/editWebhook.ts';
import { listEvents } from './programs/listEvents.ts';
import { makeKey } from './programs/makeKey.ts';
import { listDeliveries, listKeys, listWebhooks } from './programs/reads.ts';
import { removeWebhook } from './programs/removeWebhook.ts';
import { renewWebhookSecret } from './programs/renewWebhookSecret.ts';
import { replayDelivery } from './programs/replayDelivery.ts';
import { revokeKey } from './programs/revokeKey.ts';
import { tryWebhook } from './programs/tryWebhook.ts';
import { addMemberShare } from './promotion/addMemberShare.ts';
import { getPromotion } from './promotion/getPromotion.ts';
import { getPromotionStatistics } from './promotion/getPromotionStatistics.ts';
import { listShares } from './promotion/listShares.ts';
import { moveEarnings } from './promotion/moveEarnings.ts';
import { getInvitation, listEarnings, listMyShares, listPromotionEarnings, listReferrals } from './promotion/reads.ts';
import { rejectShare } from './promotion/rejectShare.ts';
import { savePromotionSettings } from './promotion/savePromotionSettings.ts';
import { withdrawShare } from './promotion/withdrawShare.ts';
import { issueMemberStatement } from './receipting/issueMemberStatement.ts';
import { issueOrderReceipts } from './receipting/issueOrderReceipts.ts';
import { issueReceipts } from './receipting/issueReceipts.ts';
import { issueStatement } from './receipting/issueStatement.ts';
import { exportReceipts } from './receipts/exportReceipts.ts';
import { getReceiptFile } from './receipts/getReceiptFile.ts';
import { getStaffReceiptFile } from './receipts/getStaffReceiptFile.ts';
import { getReceiptOffer, getReceiptSettings, listReceipts } from './receipts/reads.ts';
import { saveReceiptSettings } from './receipts/saveReceiptSettings.ts';
import { acceptRemittanceLine } from './remittances/acceptRemittanceLine.ts';
import { acceptRemittanceLines } from './remittances/acceptRemittanceLines.ts';
import { exportRemittanceLines } from './remittances/exportRemittanceLines.ts';
import { exportUnremitted } from './remittances/exportUnremitted.ts';
import { importRemittances } from './remittances/importRemittances.ts';
import { markRemittanceLine } from './remittances/markRemittanceLine.ts';
import { previewRemittances } from './remittances/previewRemittances.ts';
import { getRemittanceSettings, listRemittanceLines, listRemittanceLists, listUnremitted } from './remittances/reads.ts';
import { saveRemittanceSettings } from './remittances/saveRemittanceSettings.ts';
import { undoRemittanceLine } from './remittances/undoRemittanceLine.ts';
import { orderServices } from './services/orderServices.ts';
import { getServiceSettings, listOfferedServices, listPhotos, listServiceTasks, listServices, listServicesOfParcel } from './services/reads.ts';
import { saveService } from './services/saveService.ts';
import { saveServiceSettings } from './services/saveServiceSettings.ts';
import { seeServices } from './services/seeServices.ts';
import { addPickTask } from './settlement/addPickTask.ts';
import { answerChargeback } from './settlement/answerChargeback.ts';
import { applyForAfterSales } from './settlement/applyForAfterSales.ts';
import { approveAfterSales } from './settlement/approveAfterSales.ts';
import { approveBankTransfer } from './settlement/approveBankTransfer.ts';
import { approveShare } from './settlement/approveShare.ts';
import { askPayment } from './settlement/askPayment.ts';
import { attachBankTransfer } from './settlement/attachBankTransfer.ts';
import { cancelOrder } from './settlement/cancelOrder.ts';
import { cancelOrderForMember } from './settlement/cancelOrderForMember.ts';
import { cancelPickTask } from './settlement/cancelPickTask.ts';
import { cancelPurchase } from './settlement/cancelPurchase.ts';
import { cancelPurchaseForMember } from './settlement/cancelPurchaseForMember.ts';
import { confirmOwnPayment } from './settlement/confirmOwnPayment.ts';
import { decideRefund } from './settlement/decideRefund.ts';
import { disposeParcel } from './settlement/disposeParcel.ts';
import { endChargeback } from './settlement/endChargeback.ts';
import { failPickup } from './settlement/failPickup.ts';
import { getAfterSalesLimits } from './settlement/getAfterSalesLimits.ts';
import { listAfterSales } from './settlement/listAfterSales.ts';
import { listBankTransfers } from './settlement/listBankTransfers.ts';
import { payFromBalance } from './settlement/payFromBalance.ts';
import { getChargeback, getRefundOptions, getRefundOptionsForMember, listChargebacks, listMyBankTransfers, listMyRefunds, listPurchasesOfShop, listRefunds } from './settlement/reads.ts';
import { receivePaymentEvent } from './settlement/receivePaymentEvent.ts';
import { receiveSandboxEvent } from './settlement/receiveSandboxEvent.ts';
import { receiveStripeEvent } from './settlement/receiveStripeEvent.ts';
import { refundToSource } from './settlement/refundToSource.ts';
import { refundToSourceForMember } from './settlement/refundToSourceForMember.ts';
import { registerChargeback } from './settlement/registerChargeback.ts';
import { saveChargeback } from './settlement/saveChargeback.ts';
import { seeRefund } from './settlement/seeRefund.ts';
import { startPayment } from './settlement/startPayment.ts';
import { submitBankTransfer } from './settlement/submitBankTransfer.ts';
import { submitWithdrawal } from './settlement/submitWithdrawal.ts';
import { undoReceive } from './settlement/undoReceive.ts';
import { amendShipment } from './shipping/amendShipment.ts';
import { collectPickup } from './shipping/collectPickup.ts';
import { declareFound } from './shipping/declareFound.ts';
import { declareLost } from './shipping/declareLost.ts';
import { exportToShip } from './shipping/exportToShip.ts';
import { importShipments } from './shipping/importShipments.ts';
import { previewShipments } from './shipping/previewShipments.ts';
import { shipOrder } from './shipping/shipOrder.ts';
import { signForOrder } from './shipping/signForOrder.ts';
import { signOrder } from './shipping/signOrder.ts';
import { undoShipOrder } from './shipping/undoShipOrder.ts';
import { getAuditCounts, getAuditOutcome, getContact, getLanguagePack, getListing, getShopConfig, getShopInfo, getShopSettings, listOpenWork, listShopTexts } from './shops/reads.ts';
import { removeShopCard } from './shops/removeShopCard.ts';
import { retryOpenWork } from './shops/retryOpenWork.ts';
import { saveContact } from './shops/saveContact.ts';
import { saveListing } from './shops/saveListing.ts';
import { saveShopSettings } from './shops/saveShopSettings.ts';
import { saveShopText } from './shops/saveShopText.ts';
import { uploadShopCard } from './shops/uploadShopCard.ts';
import { uploadShopIcon } from './shops/uploadShopIcon.ts';
import { exportMoneyYear } from './spending/exportMoneyYear.ts';
import { getEndings } from './spending/getEndings.ts';
import { getMoneyYear } from './spending/getMoneyYear.ts';
import { getParcelCosts } from './spending/getParcelCosts.ts';
import { addStaff } from './staff/addStaff.ts';
import { beginSecondFactor } from './staff/beginSecondFactor.ts';
import { changeStaffPassword } from './staff/changeStaffPassword.ts';
import { confirmSecondFactor } from './staff/confirmSecondFactor.ts';
import { editStaff } from './staff/editStaff.ts';
import { endSecondFactor } from './staff/endSecondFactor.ts';
import { listAudit } from './staff/listAudit.ts';
import { loginStaff } from './staff/loginStaff.ts';
import { logoutStaff } from './staff/logoutStaff.ts';
import { listLookers } from './staff/looks/listLookers.ts';
import { lookAt } from './staff/looks/lookAt.ts';
import { proveStaff } from './staff/proveStaff.ts';
import { getStaffSession, getStaffSettings, listSecurityEvents, listStaff } from './staff/reads.ts';
import { renewRecoveryCodes } from './staff/renewRecoveryCodes.ts';
import { resetSecondFactor } from './staff/resetSecondFactor.ts';
import { resetStaffPassword } from './staff/resetStaffPassword.ts';
import { saveStaffSettings } from './staff/saveStaffSettings.ts';
import { uploadStaffFile } from './staff/uploadStaffFile.ts';
import { openWithView } from './staff/views/openWithView.ts';
import { getListViews, listColleagues } from './staff/views/reads.ts';
import { removeListView } from './staff/views/removeListView.ts';
import { saveListColumns } from './staff/views/saveListColumns.ts';
import { saveListView } from './staff/views/saveListView.ts';
import { shareListView } from './staff/views/shareListView.ts';
import { agreeStandingAct } from './standingOrders/agreeStandingAct.ts';
import { declineStandingAct } from './standingOrders/declineStandingAct.ts';
import { getStandingAct } from './standingOrders/getStandingAct.ts';
import { listStandingActs, listStandingOrders } from './standingOrders/reads.ts';
import { removeStandingOrder } from './standingOrders/removeStandingOrder.ts';
import { saveStandingOrder } from './standingOrders/saveStandingOrder.ts';
import { startStandingOrder } from './standingOrders/startStandingOrder.ts';
import { stopStandingOrder } from './standingOrders/stopStandingOrder.ts';
import { tryStandingOrder } from './standingOrders/tryStandingOrder.ts';
import { undoStandingAct } from './standingOrders/undoStandingAct.ts';
import { acceptStatementLine } from './statements/acceptStatementLine.ts';
import { creditStatementLine } from './statements/creditStatementLine.ts';
import { importStatement } from './statements/importStatement.ts';
import { listStatementImports } from './statements/listStatementImports.ts';
import { listStatementLines } from './statements/listStatementLines.ts';
import { markStatementLine } from './statements/markStatementLine.ts';
import { previewStatement } from './statements/previewStatement.ts';
import { answerTalk } from './support/answerTalk.ts';
import { assignTalk } from './support/assignTalk.ts';
import { beginTalk } from './support/beginTalk.ts';
import { closeTalk } from './support/closeTalk.ts';
import { fillReadyAnswers } from './support/fillReadyAnswers.ts';
import { getAnswerTimes } from './support/getAnswerTimes.ts';
import { getChatFrame } from './support/getChatFrame.ts';
import { getCustomer } from './support/getCustomer.ts';
import { getTalk } from './support/getTalk.ts';
import { lookAtTalk } from './support/lookAtTalk.ts';
import { muteTalk } from './support/muteTalk.ts';
import { noteTalk } from './support/noteTalk.ts';
import { readTalk } from './support/readTalk.ts';
import { countUnreadTalk, getChatSettings, listReadyAnswers, listTalkStaff, listTalks } from './support/reads.ts';
import { removeReadyAnswer } from './support/removeReadyAnswer.ts';
import { saveChatSettings } from './support/saveChatSettings.ts';
import { saveReadyAnswer } from './support/saveReadyAnswer.ts';
import { say } from './support/say.ts';
import { seeTalk } from './support/seeTalk.ts';
import { seeTalkByStaff } from './support/seeTalkByStaff.ts';
import { typeInTalk } from './support/typeInTalk.ts';
import { typeToCustomer } from './support/typeToCustomer.ts';
import { uploadToTalk } from './support/uploadToTalk.ts';
import { exportList } from './tables/exportList.ts';
import { addTracking } from './tracking/addTracking.ts';
import { getTracking } from './tracking/getTracking.ts';
import { getTrackingTemplate } from './tracking/getTrackingTemplate.ts';
import { importTracking } from './tracking/importTracking.ts';
import { listTrackingEvents } from './tracking/listTrackingEvents.ts';
import { previewTracking } from './tracking/previewTracking.ts';
import { removeTracking } from './tracking/removeTracking.ts';
import { confirmVipImport } from './vipImports/confirmVipImport.ts';
import { discardVipImport } from './vipImports/discardVipImport.ts';
import { editVipImportRow } from './vipImports/editVipImportRow.ts';
import { endVipImport } from './vipImports/endVipImport.ts';
import { exportVipImport } from './vipImports/exportVipImport.ts';
import { getVipImportTemplate } from './vipImports/getVipImportTemplate.ts';
import { previewVipImport } from './vipImports/previewVipImport.ts';
import { getVipImport, listStaffVipImports, listVipImportRows, listVipImports } from './vipImports/reads.ts';
import { retryVipImport } from './vipImports/retryVipImport.ts';
import { cancelVipOrderByStaff } from './vipOrders/cancelVipOrderByStaff.ts';
import { findCustomsProducts, getVipSettings, listCustomsProducts, listStaffProducts, listStaffVipOrders, listVipOrders } from './vipOrders/reads.ts';
import { saveCustomsProduct } from './vipOrders/saveCustomsProduct.ts';
import { saveVipSettings } from './vipOrders/saveVipSettings.ts';
import { addWithdrawalVoucher } from './wallet/addWithdrawalVoucher.ts';
import { approveWithdrawal } from './wallet/approveWithdrawal.ts';
import { cancelWithdrawal } from './wallet/cancelWithdrawal.ts';
import { endRechargeOffer } from './wallet/endRechargeOffer.ts';
import { exportConsumption } from './wallet/exportConsumption.ts';
import { getWithdrawal } from './wallet/getWithdrawal.ts';
import { listMyWithdrawals } from './wallet/listMyWithdrawals.ts';
import { getConsumptionList, getMemberLedger, getMemberMoney, getRechargeOffers, getSpending, getWallet, listRechargeOffers, listWithdrawals } from './wallet/reads.ts';
import { rejectWithdrawal } from './wallet/rejectWithdrawal.ts';
import { saveRechargeOffer } from './wallet/saveRechargeOffer.ts';
import { activateLocation } from './warehouses/activateLocation.ts';
import { activateWarehouse } from './warehouses/activateWarehouse.ts';
import { addLocations } from './warehouses/addLocations.ts';
import { addWarehouse } from './warehouses/addWarehouse.ts';
import { editWarehouse } from './warehouses/editWarehouse.ts';
import { getWarehouseList, listLocations, listStaffWarehouses } from './warehouses/reads.ts';
import { removeLocation } from './warehouses/removeLocation.ts';

import type { Handlers } from './platform/handler.ts';

export const handlers: Handlers = {
  acceptMemberInvitation,
  actAsMember,
  editMember,
  endSession,
  findPassword,
  getBackMemberToken,
  getMemberInvitation,
  getVerifyCode,
  inviteMember,
  joinByPhone,
  login,
  logout,
  proveMember,
  getCodeWays,
  getRegistrationAgreement,
  listMemberInvitations,
  listSessions,
  register,
  registerSendCode,
  retrievePassword,
  revokeMemberInvitation,
  sendCode,
  sendModifyPhoneCode,
  sendPhoneCode,
  sendProof,
  setFirstPassword,
  updatePassword,
  addAddress,
  closeUnlistedStores,
  deleteAddress,
  editAddress,
  findAreas,
  forgetPickupPoint,
  getStoreTemplate,
  importStores,
  previewProviderStores,
  previewStores,
  readAddress,
  getAddress,
  getDefaultPickupPoint,
  getDestinationOfPickupPoint,
  getStoreMapSettings,
  listAddressAudits,
  listAddresses,
  listAllPickupPoints,
  listAreas,
  listCountries,
  listDestinations,
  listMyPickupPoints,
  listPickupPoints,
  savePickupPoint,
  saveStoreMapSettings,
  setDefaultAddress,
  setDefaultPickupPoint,
  setPickupPointActive,
  startStoreMap,
  takeMapStore,
  adjustMemberBalance,
  approveAdjustment,
  listAdjustments,
  getAdjustmentSettings,
  getRateMonth,
  rejectAdjustment,
  saveAdjustmentSettings,
  withdrawAdjustment,
  addAfterSalesVoucher,
  getAfterSalesRecords,
  getAfterSalesSettings,
  listLostOrders,
  rejectAfterSales,
  revokeAfterSales,
  saveAfterSalesSettings,
  acknowledgeAnnouncement,
  endAnnouncement,
  openAnnouncement,
  countAnnouncements,
  getAnnouncement,
  getAnnouncementTypes,
  getEditedAnnouncement,
  listAnnouncementDesk,
  listAnnouncements,
  listReaders,
  listTopAnnouncements,
  releaseAnnouncement,
  removeAnnouncement,
  saveAnnouncement,
  withdrawAnnouncement,
  answerAssistantRequest,
  confirmAssistantCall,
  declineAssistantCall,
  listAssistantCalls,
  listAssistants,
  readAssistantRequest,
  revokeAssistant,
  closeDays,
  closeMonth,
  exportDays,
  exportLedger,
  exportMonth,
  getBookDay,
  getBookMonth,
  getLedgerOverview,
  getAccountCodes,
  listBookMonths,
  listClosedDays,
  listLedgerTransfers,
  saveAccountCodes,
  addAdvance,
  addOrderDeclarer,
  addService,
  answerVipOrder,
  auditAddress,
  buyCart,
  cancelService,
  changeVipOrder,
  chooseCashOnDelivery,
  discountOrder,
  failServiceTask,
  finishServiceTask,
  getCashOnDeliveryFare,
  getDeskOrderDuties,
  getOrderDefaultInfo,
  getOrderPoints,
  getPayTypeList,
  getPlannerFacts,
  getStorageCalendar,
  getVipChoices,
  listCoupons,
  measureDispute,
  noteDutyCharges,
  orderPhotos,
  packOrder,
  placeVipOrder,
  planOrder,
  previewBill,
  putBackServiceTask,
  quoteOrder,
  getAdvances,
  getCashOnDelivery,
  getChannel,
  getOrderAmountAndWeight,
  getOrderDuties,
  getStaffVipOrder,
  getTimeByAddress,
  getVipOrder,
  listAdvances,
  listCartCoupons,
  listOrderDeclarers,
  listServicesOfOrder,
  removeOrderDeclarer,
  reshootPhotos,
  submitOrder,
  takeServiceTask,
  unpackOrder,
  withdrawAdvance,
  addComment,
  answerComment,
  hideComment,
  getCommentSettings,
  getCommentTypes,
  getComments,
  listComments,
  listOrdersToComment,
  saveCommentSettings,
  showComment,
  exchangeCoupon,
  exportCouponCodes,
  issueCoupon,
  makeCouponCodes,
  moveCoupon,
  getCouponStatistics,
  getStaffCoupon,
  listCouponCodes,
  listCouponHolders,
  listStaffCoupons,
  revokeCoupon,
  saveCoupon,
  addDeclarer,
  auditDeclarer,
  deleteDeclarer,
  editDeclarer,
  getDeclarerSettings,
  listDeclarerAudits,
  listDeclarers,
  saveDeclarerSettings,
  getMeasurements,
  openDispute,
  getDispute,
  getDisputeSettings,
  listDisputes,
  remeasureParcel,
  saveDisputeSettings,
  withdrawDispute,
  exportDutyTables,
  importDutyTables,
  listDutyTables,
  previewDutyTables,
  saveDutyTable,
  exportEinvoices,
  getEinvoiceSettings,
  listEinvoiceAccounts,
  listEinvoices,
  getEinvoice,
  getEinvoiceChoice,
  listMyEinvoices,
  saveEinvoiceAccount,
  saveEinvoiceSettings,
  retryEinvoice,
  saveEinvoiceChoice,
  tryEinvoiceAccount,
  cancelErasure,
  keepAccount,
  getErasure,
  getErasureSettings,
  getMyErasure,
  listErasures,
  saveErasureSettings,
  startErasure,
  startMyErasure,
  checkEvidence,
  getOrderEvidence,
  getParcelEvidence,
  getStaffOrderEvidence,
  listExceptions,
  takeException,
  findAnything,
  resolveScan,
  orderArticles,
  getEditedArticle,
  getGuide,
  listArticles,
  removeArticle,
  saveArticle,
  voteArticle,
  agreeToNewPrice,
  agreeToPrice,
  getHoldSettings,
  getNewPrice,
  saveHoldSettings,
  takeParcelsBack,
  getDashboard,
  getOrderStatistics,
  auditIdentity,
  getAuthenticationData,
  getIdentitySettings,
  listIdentityAudits,
  saveIdentitySettings,
  submitAuthentication,
  undoAudit,
  withdrawAuthentication,
  printLabels,
  endMyExport,
  endShopExport,
  openMyExport,
  openShopExport,
  getMyExport,
  listShopExports,
  startMyExport,
  startShopExport,
  editMemberByStaff,
  editMemberInfo,
  exportMembers,
  getMember,
  getMemberInfo,
  addMemberNote,
  listMemberNotes,
  removeMemberNote,
  getMemberLevel,
  listCareTakers,
  listLevels,
  listMembers,
  saveLevels,
  setCareTakers,
  setMemberLevel,
  setMemberStatus,
  setMemberVip,
  upload,
  readMessage,
  getLinePush,
  getMailSettings,
  getMailboxSettings,
  getMessageChannels,
  getSmsSettings,
  listMessages,
  receiveSmsReport,
  retryMessage,
  saveLinePush,
  saveMailSettings,
  saveMailboxSettings,
  saveSmsSettings,
  tryMail,
  tryMailbox,
  trySms,
  answerQrLogin,
  beginBinding,
  beginLineLogin,
  beginQrLogin,
  bindLine,
  bindWeChat,
  clearLineId,
  clearOpenId,
  getLineIdByCode,
  getQrLoginStatus,
  lineLogin,
  getBindings,
  getMessengerSettings,
  receiveLineEvents,
  saveMessengerSettings,
  scanQrLogin,
  tryLineIssuer,
  undoContact,
  applyMoveImport,
  discardMoveImport,
  exportMoveFaults,
  matchMoveColumns,
  getMoveImport,
  getMoveReport,
  getMovedMemberLetters,
  listMoveImports,
  listMoveRows,
  retryMoveImport,
  undoMoveImport,
  uploadMoveFile,
  writeToMovedMembers,
  addPushBrowser,
  getNoticeWishes,
  listNotifications,
  readNotifications,
  countUnread,
  getNoticeSettings,
  getNoticeTemplate,
  getPushBrowsers,
  listMemberNotices,
  removePushBrowser,
  renewPushBrowser,
  saveNoticeSettings,
  saveNoticeTemplate,
  saveNoticeWishes,
  tryNotice,
  checkShopDomain,
  dropLaneSet,
  getLaneSets,
  getOpening,
  openShop,
  saveShopBasics,
  takeLaneSet,
  addPriceChange,
  changeOrder,
  changeOrderForMember,
  getPriceLimits,
  listPriceChanges,
  previewOrderChange,
  previewOrderChangeForMember,
  previewPriceChange,
  savePriceLimits,
  undoPriceChange,
  activateTote,
  addTotes,
  emptyTote,
  exportOrders,
  fillTote,
  getDeskOrder,
  getOrder,
  getOrderConfirmInfo,
  getPickList,
  leaveOrderToPack,
  listDeskOrders,
  listOrders,
  makePickList,
  findDeskOrder,
  getCounterPart,
  getOrderCosts,
  getSignStat,
  listTimeFilters,
  listTotes,
  removeTote,
  takeOrderToPack,
  addRefusals,
  answerOwnerQuestion,
  askOwner,
  assignParcel,
  correctParcel,
  deleteForecast,
  deleteRefusal,
  editGoodsType,
  exportParcels,
  forecastForMember,
  forecastParcels,
  getDesk,
  getParcel,
  getStaffParcel,
  orderGoodsTypes,
  pauseStorage,
  photographParcel,
  previewForecast,
  queryAllParcels,
  queryGoodsTypes,
  queryParcels,
  queryUnclaimed,
  findOwners,
  getForecastRules,
  getParcelPictures,
  listOwnerQuestions,
  listStaffGoodsTypes,
  lookupParcel,
  queryMyWarehouses,
  queryRefusals,
  receiveParcel,
  saveDeskSettings,
  setPurchaseVoucher,
  setTravelsAlone,
  shelveParcels,
  undoShelve,
  updateForecast,
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  listPasskeys,
  passkeyLogin,
  provePasskey,
  removePasskey,
  renamePasskey,
  endPaymentAccount,
  exportPayments,
  listPaymentAccounts,
  listPaymentMethods,
  listPayments,
  listRecharges,
  getBankList,
  getPayState,
  listBankAccounts,
  rejectBankTransfer,
  saveBankAccount,
  savePaymentAccount,
  savePaymentMethod,
  tryPaymentAccount,
  tryPayoutCollection,
  withdrawBankTransfer,
  approvePayout,
  buildPayout,
  cancelPayout,
  markPayoutPaid,
  previewPayout,
  downloadPayout,
  getPayout,
  getPayoutSettings,
  listPayouts,
  receivePayoutEvent,
  retryPayout,
  returnPayoutLine,
  savePayoutSettings,
  sendPayout,
  startPayout,
  stopPayout,
  planPickups,
  getPickAreas,
  getPickTaskList,
  getPickupSettings,
  listPickupAreas,
  listPickups,
  savePickupArea,
  savePickupSettings,
  seePickTask,
  adjustPoints,
  exchangePoints,
  issuePoints,
  getMemberPoints,
  getPointsOverview,
  getPointsRules,
  listPointsRecords,
  queryPoints,
  savePointsSettings,
  addCarrier,
  addChannel,
  addZone,
  draftRateCard,
  editCarrier,
  editChannel,
  editRateCard,
  editZone,
  getTrialOptions,
  listPrices,
  previewRateCard,
  publishRateCard,
  getPremium,
  getRateCard,
  listCarriers,
  listChannels,
  listRateCards,
  removeRateCard,
  removeZone,
  retireRateCard,
  sumFree,
  answerProblem,
  askProblem,
  disposeProblem,
  endPause,
  leaveOutProblem,
  getProblem,
  getProblemPictures,
  getProblemSettings,
  getStaffProblem,
  listProblems,
  listProblemsOfOrder,
  queryProblems,
  registerProblem,
  resolveProblem,
  saveProblemSettings,
  takeProblem,
  exportProducts,
  getProductTemplate,
  importProducts,
  previewProducts,
  changeStock,
  exportPurchases,
  exportStockMovements,
  getEditedProduct,
  getProduct,
  getProductSettings,
  getPurchase,
  listProductCategories,
  listProducts,
  listPurchases,
  listStockMovements,
  queryCart,
  queryProducts,
  removeCartItem,
  saveProduct,
  saveProductCategory,
  saveProductSettings,
  setCartItem,
  addWebhook,
  editWebhook,
  listEvents,
  makeKey,
  listDeliveries,
  listKeys,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replayDelivery,
  revokeKey,
  tryWebhook,
  addMemberShare,
  getPromotion,
  getPromotionStatistics,
  listShares,
  moveEarnings,
  getInvitation,
  listEarnings,
  listMyShares,
  listPromotionEarnings,
  listReferrals,
  rejectShare,
  savePromotionSettings,
  withdrawShare,
  issueMemberStatement,
  issueOrderReceipts,
  issueReceipts,
  issueStatement,
  exportReceipts,
  getReceiptFile,
  getStaffReceiptFile,
  getReceiptOffer,
  getReceiptSettings,
  listReceipts,
  saveReceiptSettings,
  acceptRemittanceLine,
  acceptRemittanceLines,
  exportRemittanceLines,
  exportUnremitted,
  importRemittances,
  markRemittanceLine,
  previewRemittances,
  getRemittanceSettings,
  listRemittanceLines,
  listRemittanceLists,
  listUnremitted,
  saveRemittanceSettings,
  undoRemittanceLine,
  orderServices,
  getServiceSettings,
  listOfferedServices,
  listPhotos,
  listServiceTasks,
  listServices,
  listServicesOfParcel,
  saveService,
  saveServiceSettings,
  seeServices,
  addPickTask,
  answerChargeback,
  applyForAfterSales,
  approveAfterSales,
  approveBankTransfer,
  approveShare,
  askPayment,
  attachBankTransfer,
  cancelOrder,
  cancelOrderForMember,
  cancelPickTask,
  cancelPurchase,
  cancelPurchaseForMember,
  confirmOwnPayment,
  decideRefund,
  disposeParcel,
  endChargeback,
  failPickup,
  getAfterSalesLimits,
  listAfterSales,
  listBankTransfers,
  payFromBalance,
  getChargeback,
  getRefundOptions,
  getRefundOptionsForMember,
  listChargebacks,
  listMyBankTransfers,
  listMyRefunds,
  listPurchasesOfShop,
  listRefunds,
  receivePaymentEvent,
  receiveSandboxEvent,
  receiveStripeEvent,
  refundToSource,
  refundToSourceForMember,
  registerChargeback,
  saveChargeback,
  seeRefund,
  startPayment,
  submitBankTransfer,
  submitWithdrawal,
  undoReceive,
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
  getAuditCounts,
  getAuditOutcome,
  getContact,
  getLanguagePack,
  getListing,
  getShopConfig,
  getShopInfo,
  getShopSettings,
  listOpenWork,
  listShopTexts,
  removeShopCard,
  retryOpenWork,
  saveContact,
  saveListing,
  saveShopSettings,
  saveShopText,
  uploadShopCard,
  uploadShopIcon,
  exportMoneyYear,
  getEndings,
  getMoneyYear,
  getParcelCosts,
  addStaff,
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  editStaff,
  endSecondFactor,
  listAudit,
  loginStaff,
  logoutStaff,
  listLookers,
  lookAt,
  proveStaff,
  getStaffSession,
  getStaffSettings,
  listSecurityEvents,
  listStaff,
  renewRecoveryCodes,
  resetSecondFactor,
  resetStaffPassword,
  saveStaffSettings,
  uploadStaffFile,
  openWithView,
  getListViews,
  listColleagues,
  removeListView,
  saveListColumns,
  saveListView,
  shareListView,
  agreeStandingAct,
  declineStandingAct,
  getStandingAct,
  listStandingActs,
  listStandingOrders,
  removeStandingOrder,
  saveStandingOrder,
  startStandingOrder,
  stopStandingOrder,
  tryStandingOrder,
  undoStandingAct,
  acceptStatementLine,
  creditStatementLine,
  importStatement,
  listStatementImports,
  listStatementLines,
  markStatementLine,
  previewStatement,
  answerTalk,
  assignTalk,
  beginTalk,
  closeTalk,
  fillReadyAnswers,
  getAnswerTimes,
  getChatFrame,
  getCustomer,
  getTalk,
  lookAtTalk,
  muteTalk,
  noteTalk,
  readTalk,
  countUnreadTalk,
  getChatSettings,
  listReadyAnswers,
  listTalkStaff,
  listTalks,
  removeReadyAnswer,
  saveChatSettings,
  saveReadyAnswer,
  say,
  seeTalk,
  seeTalkByStaff,
  typeInTalk,
  typeToCustomer,
  uploadToTalk,
  exportList,
  addTracking,
  getTracking,
  getTrackingTemplate,
  importTracking,
  listTrackingEvents,
  previewTracking,
  removeTracking,
  confirmVipImport,
  discardVipImport,
  editVipImportRow,
  endVipImport,
  exportVipImport,
  getVipImportTemplate,
  previewVipImport,
  getVipImport,
  listStaffVipImports,
  listVipImportRows,
  listVipImports,
  retryVipImport,
  cancelVipOrderByStaff,
  findCustomsProducts,
  getVipSettings,
  listCustomsProducts,
  listStaffProducts,
  listStaffVipOrders,
  listVipOrders,
  saveCustomsProduct,
  saveVipSettings,
  addWithdrawalVoucher,
  approveWithdrawal,
  cancelWithdrawal,
  endRechargeOffer,
  exportConsumption,
  getWithdrawal,
  listMyWithdrawals,
  getConsumptionList,
  getMemberLedger,
  getMemberMoney,
  getRechargeOffers,
  getSpending,
  getWallet,
  listRechargeOffers,
  listWithdrawals,
  rejectWithdrawal,
  saveRechargeOffer,
  activateLocation,
  activateWarehouse,
  addLocations,
  addWarehouse,
  editWarehouse,
  getWarehouseList,
  listLocations,
  listStaffWarehouses,
  removeLocation,
};
