import type { Shape } from './generatedTexts.ts';

/** The ten shapes of `shapes.ts` with different wording. `readPasted` was not adapted to these texts. */
export const heldOutShapes: Readonly<Record<string, Shape>> = {
  'numbers in a mess': (m) => {
    const numbers = [m.plain(), m.plain(), m.plain(), m.plain()];
    const [a = '', b = '', c = '', d = ''] = numbers;
    const text = m.one([
      `${a}|${b}|${c}|${d}`,
      `請幫我預報：${a}、${b}（圓通）、${c}\n另外 ${d} 明天到`,
      `${a}\t\n${b}\r\n${c}；；${d} ${m.day()}`,
      `- ${a}\n- ${b}\n- ${c}\n* ${d.toLowerCase()}`,
    ]);
    return { text, numbers };
  },
  'numbers with gaps': (m) => {
    const numbers = [`JT${m.digits(13)}`, `SF${m.digits(13)}`, `JDVA${m.digits(11)}`];
    const [a = '', b = '', c = ''] = numbers;
    const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
    const text = m.one([
      `JT ${grouped(a.slice(2))}\nSF ${grouped(b.slice(2))}\n${c}`,
      `${a.toLowerCase()}，ｓｆ${b.slice(2)}，${c}`,
      `JT-${a.slice(2)} / SF ${b.slice(2)} / ${c}`,
    ]);
    return { text, numbers };
  },
  'order text of Taobao': (m) => {
    const number = m.courier();
    const text = `${m.goods()}\n颜色分类:黑色;尺码:XL\n¥${m.price()} ×${m.below(3) + 1}\n订单信息\n订单编号: ${m.taobaoOrder()} 复制\n支付宝交易号: ${m.stampDigits().slice(0, 8)}22001${m.digits(15)}\n成交时间: ${m.stamp()}\n快递信息\n${m.one(['申通快递', '圆通速递', '顺丰速运'])} ${number} 复制\n王先生 86-${m.mobile()}`;
    return { text, numbers: [number] };
  },
  'order text of 1688': (m) => {
    const number = m.courier();
    const text = `交易订单${m.taobaoOrder()}（交易成功）\n供应商：深圳某某电子 ${m.mobile()}\n商品名称：${m.goods()}\n数量：${m.below(90) + 10}件 合计：${m.price()}元\n承运商：${m.one(['中通快递', '韵达快递', '德邦'])}\n运单号：${number}\n发货日期：${m.day()}`;
    return { text, numbers: [number] };
  },
  'order text of Pinduoduo or JD': (m) => {
    const number = m.courier();
    const text = m.one([
      `拼多多\n${m.goods()}\n共1件 应付：¥${m.price()}\n订单号 ${m.pddOrder()}\n${m.one(['极兔速递', '中通快递'])}：${number}`,
      `订单编号：${m.jdOrder()}\n支付方式：在线支付 支付单号${m.digits(16)}\n配送方式：京东快递\n运单号：${number}\n商品编号：1000${m.digits(8)}\n${m.goods()}`,
    ]);
    return { text, numbers: [number] };
  },
  'shared article': (m) => ({
    text: m.one([
      `${m.digits(1)}.0 fu置这行话，打开👉淘宝👈 ￥aB${m.digits(8)}￥ https://m.tb.cn/h.5${m.digits(5)} ${m.goods()}`,
      `快来看看我发现的宝贝 ${m.goods()} https://detail.1688.com/offer/7${m.digits(11)}.html?spm=a26${m.digits(4)}`,
      `「${m.goods()}」${m.link()} 到手价 ${m.price()}`,
      `${m.goods()} https://item.jd.com/1000${m.digits(8)}.html`,
    ]),
    numbers: [],
  }),
  'message of a courier': (m) => {
    const number = m.courier();
    const text = m.one([
      `【韵达快递】尊敬的客户，运单尾号${number.slice(-4)}（${number}）的包裹已放至菜鸟驿站，凭取件码${m.digits(1)}-${m.digits(1)}-${m.digits(4)}领取，电话${m.mobile()}`,
      `【順豐速運】閣下之快件（單號 ${number}）將於${m.day()}派送，收派員電話：${m.mobileTw()}`,
      `【申通】包裹${number}离开【广州转运中心】，${m.stamp()}，投诉电话95543`,
      `[J&T Express] Your parcel ${number} is out for delivery. Rider: ${m.mobileTw()}`,
    ]);
    return { text, numbers: [number] };
  },
  'message of a shop': (m) => {
    const number = m.courier();
    const text = m.one([
      `今天给您发的${m.one(['圆通', '中通', '申通'])}快递，快递单号是${number}，有问题打我手机${m.mobile()}`,
      `寄好了～ 物流單號：${number}\n郵編${m.digits(6)}，付款碼${m.digits(18)}不要給別人喔`,
      `Hi! Shipped today with ${m.one(['YTO', 'ZTO', 'SF'])}. Waybill no. ${number}, invoice no. ${m.digits(12)}`,
    ]);
    return { text, numbers: [number] };
  },
  'table of a sheet': (m) => {
    const numbers = [m.courier(), m.courier(), m.courier(), m.courier()];
    const lines = numbers.map((number, at) =>
      m.one([0, 1]) === 0
        ? [String(at + 1), m.goods(), number, `¥${m.price()}`, m.link()]
        : [String(at + 1), m.goods(), number, m.price(), ''],
    );
    const head = m.one([
      ['No', 'Item', 'Tracking number', 'Price', 'Link'],
      ['序', '商品名', '运单号', '金额', '链接'],
    ]);
    const bars = m.below(2) === 1;
    const all = [head, ...lines].map((row) => (bars ? `| ${row.join(' | ')} |` : row.join('\t')));
    if (bars) all.splice(1, 0, '|---|---|---|---|---|');
    return { text: all.join('\n'), numbers };
  },
  'list with goods': (m) => {
    const numbers = [m.courier(), m.courier()];
    const text = numbers
      .map((number) =>
        m.one([
          `${m.goods()} ${m.below(3) + 1}個 ${m.price()}元 快遞單號：${number}`,
          `${m.one(['順豐', '中通', '圓通'])} ${number} ${m.goods()}`,
          `${number}（${m.goods()}）`,
        ]),
      )
      .join('\n');
    return { text, numbers };
  },
};
