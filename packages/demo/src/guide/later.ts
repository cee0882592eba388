import type { GuideText } from '../guideTexts.ts';

export const consolidationArticle: GuideText = {
  tw: `合併集運怎麼做
    好幾件包裹合成一箱寄，首重只算一次，通常比較省。
    1. 到<a href="/myBag">我的包裹</a>，等要寄的都變成「待集運」。
    2. 勾選包裹，按「合併集運」。不能一起走的會說明原因。
    3. 選收件地址或自取點，再選運送方式：每種都列出價格、天數和評價。
    4. 勾選需要的服務，確認申報人，送出。
    !
    打包前都可以修改或取消。打包後會收到帳單，付款後就出貨。
    ## 什麼時候分開寄比較好
    - 一件很急、其他不急：急的走空運
    - 有一件超長：附加費只算在那一件
    - 含電池的和一般貨分開，一般貨可以走便宜的海運`,
  zh: `合并集运怎么做
    好几个包裹合成一箱寄，首重只算一次，通常比较省。
    1. 到<a href="/myBag">我的包裹</a>，等要寄的都变成“待集运”。
    2. 勾选包裹，点“合并集运”。不能一起走的会说明原因。
    3. 选收件地址或自提点，再选渠道：每种都列出价格、天数和评价。
    4. 勾选需要的服务，确认申报人，提交。
    !
    打包前都可以修改或取消。打包后会收到账单，付款后就发货。
    ## 什么时候分开寄比较好
    - 一件很急、其他不急：急的走空运
    - 有一件超长：附加费只算在那一件
    - 含电池的和普货分开，普货可以走便宜的海运`,
  en: `How consolidation works
    Several parcels travel in one box: the first weight is charged once, which usually saves money.
    1. Wait until all parcels in <a href="/myBag">My parcels</a> are “Ready to ship”.
    2. Select the parcels and tap “Consolidate”. If some can’t ship together, you see why.
    3. Choose an address or a pickup point, then a shipping method. Each shows its price, days and stars.
    4. Add options, check the declarant, and tap “Submit order”.
    !
    You can cancel until you have paid. After packing you get the bill, and we ship once it’s paid.
    ## When apart is better
    - One thing is urgent: send that one by air
    - One thing is over-long: only that one bears the surcharge
    - Batteries apart from the rest, which can then go by the cheaper sea method`,
};

export const storageArticle: GuideText = {
  tw: `包裹可以放多久
    每件包裹都有免費存放天數，從上架那天起算。<a href="/myBag">我的包裹</a>的圓圈會顯示還剩幾天。
    - 快到期時會提醒你。
    - 超過之後每天計算倉租，金額就寫在包裹上。
    - 問題件處理中、我們的原因造成等待時，天數暫停計算。
    - 長期沒有處理的包裹，我們會先聯絡你，再依服務條款處置。
    <strong>小訣竅：</strong>集中在同一週下單，到齊就送出，通常用不到倉租。`,
  zh: `包裹可以放多久
    每个包裹都有免费存放天数，从上架那天起算。<a href="/myBag">我的包裹</a>的圆圈会显示还剩几天。
    - 快到期时会提醒你。
    - 超过之后每天计算仓租，金额就写在包裹上。
    - 问题件处理中、我们的原因造成等待时，天数暂停计算。
    - 长期没有处理的包裹，我们会先联系你，再按服务条款处置。
    <strong>小窍门：</strong>集中在同一周下单，到齐就提交，通常用不到仓租。`,
  en: `How long parcels can stay
    Each parcel has free days, counted from the day it is shelved. The ring in <a href="/myBag">My parcels</a> shows how many are left.
    - We remind you before they end.
    - After that we charge a storage fee per day. The parcel’s page shows the amount.
    - Storage days pause while a problem is being solved, or while you wait because of us.
    - We notify you before we dispose of abandoned parcels.
    <strong>Tip:</strong> order within one week and ship when all is there: you will hardly ever pay a storage fee.`,
};

export const signingArticle: GuideText = {
  tw: `收貨和簽收
    1. 出貨後到<a href="/express">物流追蹤</a>看走到哪裡，轉運單號也在那裡。
    2. 到府配送前物流會打電話；自取點到貨會通知，請在期限內取件。
    3. 收到先看外箱。有壓扁、濕掉、膠帶重封的痕跡，<strong>當場拍照，請司機註記</strong>再簽收。
    4. 開箱錄影，確認件數和內容。
    5. 到<a href="/myOrder">我的訂單</a>按「確認簽收」，可以順手寫評價。
    !
    ## 少件或破損
    簽收後請盡快聯絡<a href="/support">客服</a>，附上外箱、寄件標籤和內容物的照片。超過期限就無法向物流求償。`,
  zh: `收货和签收
    1. 发货后到<a href="/express">物流追踪</a>看走到哪里，转运单号也在那里。
    2. 送货上门前物流会打电话；自提点到货会通知，请在期限内取件。
    3. 收到先看外箱。有压扁、湿掉、胶带重封的痕迹，<strong>当场拍照，请司机注明</strong>再签收。
    4. 开箱录像，确认件数和内容。
    5. 到<a href="/myOrder">我的订单</a>点“确认签收”，可以顺手写评价。
    !
    ## 少件或破损
    签收后请尽快联系<a href="/support">客服</a>，附上外箱、面单和内容物的照片。超过期限就无法向物流索赔。`,
  en: `Delivery
    1. Once your order has shipped, <a href="/express">Tracking</a> shows where it is, with its tracking number.
    2. The driver calls before a home delivery. A pickup point notifies you when the parcel is there.
    3. Look at the box first. If it is crushed, wet or retaped, <strong>take a photo and let the driver note it</strong> before you sign.
    4. Film the unpacking and count the contents.
    5. Tap “Confirm delivery” in <a href="/myOrder">My orders</a>, then write a review.
    !
    ## Something is missing or broken
    Open the order and tap “File a claim” as soon as you can, with photos of the box, the label and the goods. Claims after the deadline aren’t accepted.`,
};

export const ezwayArticle: GuideText = {
  tw: `EZ WAY 易利委一步一步做
    寄到台灣的貨要實名報關。<strong>2026 年 3 月 1 日起，要先在 EZ WAY 確認委任，報關行才能申報</strong>；沒有確認，貨會停在海關。
    ## 第一次：註冊和實名認證
    1. 在 App Store 或 Google Play 下載「EZ WAY 易利委」。
    2. 用<strong>申報人本人</strong>的手機號碼註冊，收簡訊驗證碼。
    3. 填身分證字號（居留者填居留證號）和姓名，要和證件完全一樣。
    4. 用本人名下的門號驗證，或照畫面選其他驗證方式，看到「認證成功」才算完成。
    !
    ## 在我們這裡
    1. 到<a href="/declarer">申報人管理</a>新增申報人，姓名和手機要和 EZ WAY <strong>一字不差</strong>。
    2. 送出訂單時選這位申報人。
    ## 每次進口：確認委任
    1. 收到 EZ WAY 通知，打開 App →「實名委任」→「報關委任」。
    2. 核對品名、數量、金額，正確就按「申報相符」。
    3. 不是你買的就按「申報不符」，再聯絡客服。
    ## 免稅額
    - 完稅價格 2,000 元以下免稅，同一申報人每半年 6 次；第 7 次起要課稅。
    - 輪流用家人的資料可以，但要本人同意並完成實名認證。`,
  zh: `EZ WAY 易利委一步一步做
    寄到台湾的货要实名报关。<strong>2026 年 3 月 1 日起，要先在 EZ WAY 确认委任，报关行才能申报</strong>；没有确认，货会停在海关。
    1. 下载“EZ WAY 易利委”，用申报人本人的手机号码注册。
    2. 填证件号码和姓名，要和证件完全一样，看到“认证成功”才算完成。
    3. 到<a href="/declarer">申报人管理</a>新增申报人，姓名和手机要和 EZ WAY 一字不差。
    4. 每次进口收到通知后，打开 App 核对品名和金额，正确就点“申报相符”。
    !
    ## 免税额
    完税价格新台币 2,000 元以下免税，同一申报人每半年 6 次；第 7 次起要缴税。`,
  en: `EZ WAY, step by step
    Goods to Taiwan are declared in a real person's name. <strong>Since 1 March 2026 you confirm in EZ WAY before the broker can declare</strong>; without it the goods stay at customs.
    1. Get “EZ WAY” from the App Store or Google Play and register with the declarant’s own mobile number.
    2. Enter the ID or ARC number and the name exactly as on the document, until the app shows you as verified.
    3. Add the same name and number under <a href="/declarer">Declarants</a>, letter by letter.
    4. For each import EZ WAY notifies you: check the goods and the value, and confirm that they match.
    !
    ## Duty-free allowance
    Up to NT$2,000, six times per half year and declarant. From the seventh time it is taxed.`,
};

export const customsArticle: GuideText = {
  zh: `泰国和马来西亚的税怎么算
    ## 泰国
    2026 年 1 月 1 日起，进口包裹从 1 铢起就要缴关税和 7% 增值税，没有免税额。渠道写“包税”的，税已经在运费里；其他渠道由承运人代缴后列在账单上。
    ## 马来西亚
    500 令吉以下的网购商品按售价征 10% 低价商品税（LVG）。平台已经代收的，请保留订单截图，申报时上传。
    !
    ## 申报价值
    填实际付款金额，平台折扣后的价格。低报被查到会被罚款，而且丢件时按申报价值赔偿。`,
  en: `Taxes in Thailand and Malaysia
    ## Thailand
    Since 1 January 2026 duty and 7% VAT are due from the first baht; there is no allowance. With shipping methods that include tax they are part of the price. With others the carrier pays them first and they appear on your bill.
    ## Malaysia
    Goods up to RM500 bear 10% low-value goods tax on the price. If the platform has already collected it, keep a screenshot of the order and upload it with the declaration.
    !
    ## Declared value
    Enter what you really paid, after discounts. Customs fines a value that is too low, and we compensate a lost parcel only up to it.`,
};
