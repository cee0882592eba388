import type { AnnouncementType } from '@crossdock/domain/announcements/rules.ts';
import type { GuideText } from '../guideTexts.ts';

export interface DemoAnnouncement {
  readonly type: AnnouncementType;
  /** When the announcement begins, in days from now; null means a draft. */
  readonly from: number | null;
  readonly until?: number;
  readonly pinned?: true;
  readonly readSeconds?: number;
  readonly membersOnly?: true;
  readonly levels?: readonly number[];
  readonly notes: GuideText;
}

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    type: 'customs',
    from: -12,
    readSeconds: 10,
    levels: [2, 3, 4],
    notes: {
      tw: `報關新規定：出貨前請先確認申報資料
        海關加強抽查申報資料。<strong>姓名、電話或品名不符的包裹會整箱退運</strong>，費用由申報人負擔。
        - 到<a href="/declarer">申報人管理</a>核對姓名和電話
        - 預報時寫清楚品名，不要只寫「日用品」
        - 價值填實際付款金額
        已送出的訂單若要修改，打包前都可以自己改。`,
      zh: `报关新规定：发货前请先确认申报资料
        海关加强抽查申报资料。<strong>姓名、电话或品名不符的包裹会整箱退运</strong>，费用由申报人承担。
        - 到<a href="/declarer">申报人管理</a>核对姓名和电话
        - 预报时写清楚品名，不要只写“日用品”
        - 价值填实际付款金额
        已提交的订单若要修改，打包前都可以自己改。`,
      en: `Customs: check your declaration before you ship
        Customs now checks declarations more closely. <strong>Boxes with a wrong name, phone or item are returned whole</strong>, at the declarant’s cost.
        - Check the name and phone under <a href="/declarer">Declarants</a>
        - Describe each item plainly. “daily goods” is not enough
        - Enter what you really paid
        You can cancel a submitted order until you have paid.`,
    },
  },
  {
    type: 'service',
    from: -40,
    pinned: true,
    notes: {
      tw: `倉庫作業時間與聯絡方式
        週一至週六 09:00–18:00 收件、上架和打包，週日休息。18:00 後到的包裹隔天處理。
        有問題請到<a href="/support">聯絡客服</a>，附上快遞單號或訂單編號，回覆最快。`,
      zh: `仓库作业时间与联系方式
        周一至周六 09:00–18:00 收货、上架和打包，周日休息。18:00 后到的包裹隔天处理。
        有问题请到<a href="/support">联系客服</a>，附上快递单号或订单号，回复最快。`,
      en: `Warehouse hours, and how to reach us
        Parcels are received, shelved and packed Monday to Saturday, 09:00 to 18:00. Later arrivals are handled the next day.
        Contact <a href="/support">customer service</a> with the courier or order number for the fastest answer.`,
    },
  },
  {
    type: 'holiday',
    from: -3,
    until: 12,
    notes: {
      tw: `購物節到貨量大，上架多等 1–2 天
        這兩週賣家集中出貨。我們加開夜班，但上架仍可能比平常慢 1–2 天，<strong>這段時間不計入免費存放天數</strong>。
        急件請在預報備註寫「急」，我們優先處理。`,
      zh: `购物节到货量大，上架多等 1–2 天
        这两周卖家集中发货。我们加开夜班，但上架仍可能比平常慢 1–2 天，<strong>这段时间不计入免费存放天数</strong>。
        急件请在预报备注写“急”，我们优先处理。`,
      en: `Shopping festival: shelving takes a day or two longer
        Sellers ship a lot in these two weeks. We work night shifts, but shelving may take a day or two longer. <strong>These days don’t count as storage days</strong>.
        Urgent? Say so in the note of the forecast.`,
    },
  },
  {
    type: 'fees',
    from: -8,
    membersOnly: true,
    notes: {
      tw: `空運燃油附加費下個月調降
        下個月 1 日起出貨的空運訂單，運費照新費率計算，一般貨每公斤約省 3%。已經付款的訂單不受影響。
        新價格可以在<a href="/freightTrial">運費試算</a>先看。`,
      zh: `空运燃油附加费下个月下调
        下个月 1 日起发货的空运订单，运费按新费率计算，普货每公斤约省 3%。已经付款的订单不受影响。
        新价格可以在<a href="/freightTrial">运费试算</a>先看。`,
    },
  },
  {
    type: 'offer',
    from: -6,
    levels: [2, 3, 4],
    notes: {
      tw: `銀卡以上會員：下個月加贈點數
        下個月付款的訂單，點數加倍發給銀卡、金卡和鑽石會員，付款後自動入帳，不用登記。`,
      zh: `银卡以上会员：下个月加赠积分
        下个月付款的订单，积分加倍发给银卡、金卡和钻石会员，付款后自动到账，不用登记。`,
      en: `Silver and above: double points next month
        Orders paid next month earn double points for Silver, Gold and Diamond members. We credit them automatically once you have paid.`,
    },
  },
  {
    type: 'holiday',
    from: 21,
    until: 40,
    notes: {
      tw: `年度盤點，倉庫休息一天
        盤點當天不收貨、不出貨，隔天恢復。這一天不計倉租。`,
      zh: `年度盘点，仓库休息一天
        盘点当天不收货、不发货，第二天恢复。这一天不计仓租。`,
      en: `Closed for a day of stocktaking
        Nothing is received or shipped on that day; we are back on the next. No storage is charged for the day.`,
    },
  },
  {
    type: 'shipping',
    from: null,
    notes: {
      tw: `春節前最後一班船（草稿）
        截止日期等船公司確認後公布。海運請提早兩週送出。`,
      zh: `春节前最后一班船（草稿）
        截止日期等船公司确认后公布。海运请提早两周提交。`,
    },
  },
  {
    type: 'shipping',
    from: -50,
    until: -30,
    notes: {
      tw: `颱風影響，海運延後三天
        這一週的船班因颱風延後三天，之後恢復正常。`,
      zh: `台风影响，海运延后三天
        这一周的船班因台风延后三天，之后恢复正常。`,
      en: `Typhoon: sea freight three days late
        This week’s sailings leave three days late; after that all is back to normal.`,
    },
  },
];
