import type { Shape } from './generatedTexts.ts';

/** Ten shapes of the texts that people paste. `readPasted` was developed with these. */
export const shapes: Readonly<Record<string, Shape>> = {
  'numbers in a mess': (m) => {
    const numbers = [m.plain(), m.plain(), m.plain()];
    const [a = '', b = '', c = ''] = numbers;
    const text = m.one([
      `${a}, ${b}；${c}`,
      `1. ${a.toLowerCase()}\n2、${b}\n(3) ${c}`,
      `${a}\n\n${b} ${c}\n電話 ${m.mobileTw()}`,
      `順豐 ${a}/圓通：${b}\n\n還有這個${c}謝謝`,
    ]);
    return { text, numbers };
  },
  'numbers with gaps': (m) => {
    const digits = m.digits(12);
    const numbers = [`SF0${digits}`, `YT${m.digits(13)}`, `7730${m.digits(9)}`];
    const [a = '', b = '', c = ''] = numbers;
    const text = m.one([
      `SF 0${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}\n${b.slice(0, 2)}-${b.slice(2)}\n${c.slice(0, 4)} ${c.slice(4, 8)} ${c.slice(8)}`,
      `ＳＦ${a.slice(2)}　${b.slice(0, 6)}\u200b${b.slice(6)}\n${c.slice(0, 4)}-${c.slice(4, 8)}-${c.slice(8)}`,
    ]);
    return { text, numbers };
  },
  'order text of Taobao': (m) => {
    const number = m.courier();
    const text = `订单编号：${m.taobaoOrder()}\n创建时间：${m.stamp()}\n付款时间：${m.stamp()}\n宝贝：${m.goods()}\n数量：${m.below(4) + 1}\n实付款：￥${m.price()}\n物流公司：${m.one(['圆通速递', '中通快递', '韵达快递'])}\n运单号码：${number}\n收货人：王小明 ${m.mobile()} 广东省广州市白云区石沙路218号 510430`;
    return { text, numbers: [number] };
  },
  'order text of 1688': (m) => {
    const numbers = [m.courier(), m.courier()];
    const text = `订单号：${m.taobaoOrder()}\n卖家：义乌市某某百货 联系电话：0579-85${m.digits(6)}\n货品：${m.goods()} 货号：${m.digits(8)}\n单价 ${m.price()}元 x ${m.below(50) + 2}\n物流编号：LP00${m.digits(14)}\n物流单号：${numbers[0]}\n\n订单号：${m.taobaoOrder()}\n货品：${m.goods()}\n物流单号：${numbers[1]}`;
    return { text, numbers };
  },
  'order text of Pinduoduo or JD': (m) => {
    const number = m.courier();
    const text = m.one([
      `商品：${m.goods()}\n订单编号：${m.pddOrder()}\n实付：¥${m.price()}\n快递公司：${m.one(['极兔速递', '申通快递'])}\n快递单号：${number}\n下单时间：${m.stamp()}`,
      `京东订单 ${m.jdOrder()}\n${m.goods()}\n京东快递：${number}\n客服电话 950616\n总价 ￥${m.price()}`,
    ]);
    return { text, numbers: [number] };
  },
  'shared article': (m) => ({
    text: m.one([
      `【淘宝】7天无理由退货 https://m.tb.cn/h.g${m.digits(6)}?tk=CZ${m.digits(4)} 「${m.goods()}」\n点击链接直接打开 或者 淘宝搜索直接打开`,
      `【京东】https://3.cn/${m.digits(2)}-aB${m.digits(4)} 「${m.goods()}」\n点击链接直接打开`,
      `我在拼多多发现了好东西：${m.goods()} https://mobile.yangkeduo.com/goods.html?goods_id=${m.digits(12)}`,
      `${m.goods()} ${m.link()} 价格${m.price()}元`,
    ]),
    numbers: [],
  }),
  'message of a courier': (m) => {
    const number = m.courier();
    const text = m.one([
      `【${m.one(['顺丰速运', '圆通速递', '申通快递'])}】您的快件${number}已发出，预计${m.day()}送达，快递员李师傅电话${m.mobile()}，查询请拨打95338。`,
      `【中通快递】亲，您的包裹(单号:${number})已揽收，下单时间${m.stamp()}，客服热线95311`,
      `【極兔速遞】您的包裹 ${number} 已到廣州轉運中心，小哥${m.mobile()}，如有疑問請致電956025`,
      `【京东快递】您有一个快递[${number}]正在派送，派送员：张三${m.mobile()}`,
      `【EMS】您的邮件${number}已由快递员揽投，电话${m.mobile()}，取件码${m.digits(6)}`,
    ]);
    return { text, numbers: [number] };
  },
  'message of a shop': (m) => {
    const number = m.courier();
    const text = m.one([
      `亲，您购买的${m.goods()}已发货，${m.one(['韵达', '中通', '圆通'])}${number}，注意查收哦`,
      `老闆你好，貨已經寄出，單號${number}，總共${m.below(500) + 20}元，我的電話${m.mobile()}，微信wx${m.digits(8)}`,
      `Your order ${m.jdOrder()} has shipped. Tracking number: ${number}. Placed ${m.day()}, total ¥${m.price()}. Call ${m.mobile()} for help.`,
    ]);
    return { text, numbers: [number] };
  },
  'table of a sheet': (m) => {
    const numbers = [m.courier(), m.courier(), m.courier()];
    const rows = numbers.map((number) => [
      m.day(),
      m.taobaoOrder(),
      number,
      m.goods(),
      String(m.below(5) + 1),
      m.price(),
      m.mobile(),
    ]);
    const order = m.one([
      [0, 1, 2, 3, 4, 5, 6],
      [3, 4, 5, 2, 6],
      [2, 3, 5],
    ]);
    const head = ['日期', '訂單編號', '快遞單號', '品名', '數量', '單價', '電話'];
    const lines = [...(m.below(2) ? [head] : []), ...rows].map((row) =>
      order.map((at) => row[at]).join('\t'),
    );
    return { text: lines.join('\n'), numbers };
  },
  'list with goods': (m) => {
    const numbers = [m.courier(), m.courier(), m.courier()];
    const text = numbers
      .map((number, at) =>
        m.one([
          `${at + 1}. 快遞 ${number} ${m.goods()} ${m.below(4) + 1}件 ¥${m.price()}`,
          `${at + 1}、单号${number} ${m.goods()}x2`,
        ]),
      )
      .join('\n');
    return { text, numbers };
  },
};
