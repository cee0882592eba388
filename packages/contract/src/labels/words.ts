import type { Texts } from '../wire/values.ts';

export const consoleWords = {
  'did.printLabels': { zh: '打印标签', tw: '列印標籤', en: 'Printed labels' },
  'labels.print': { zh: '打印标签', tw: '列印標籤', en: 'Print label' },
  'labels.print.many': { zh: '打印标签 {n}', tw: '列印標籤 {n}', en: 'Print labels {n}' },
  'labels.print.boxes': { zh: '打印箱子标签', tw: '列印箱子標籤', en: 'Print box labels' },
  'labels.print.package': {
    zh: '打印第 {part} 箱（共 {parts} 箱）',
    tw: '列印第 {part} 箱（共 {parts} 箱）',
    en: 'Print {part}/{parts}',
  },
  'labels.print.pickList': { zh: '打印拣货单标签', tw: '列印揀貨單標籤', en: 'Print list label' },
  'labels.orders': { zh: '{n} 个订单', tw: '{n} 筆訂單', en: '{n, plural, one {# order} other {# orders}}' },
  'labels.print.order': { zh: '打印订单标签', tw: '列印訂單標籤', en: 'Print order label' },
  'labels.print.alias': { zh: '打印会员码', tw: '列印會員碼', en: 'Print member code' },
  'labels.printed': {
    zh: '已送出 {n} 张标签',
    tw: '已送出 {n} 張標籤',
    en: '{n, plural, one {# label} other {# labels}} sent to print',
  },
  'labels.reprint': { zh: '补打标签', tw: '補印標籤', en: 'Print label again' },
  'labels.reprint.text': {
    zh: '这张标签已打印过。新标签会注明第几份，原因记入操作日志。',
    tw: '這張標籤已列印過。新標籤會註明第幾份，原因會記入操作紀錄。',
    en: 'This label was printed before. The new one says which copy it is, and the reason is kept in the audit log.',
  },
  'labels.reprint.reason': { zh: '补打原因', tw: '補印原因', en: 'Reason' },
  'labels.auto.received': {
    zh: '收货后自动打印',
    tw: '收件後自動列印',
    en: 'Printed by the desk after receiving',
  },
  'labels.auto.packed': {
    zh: '打包后自动打印',
    tw: '打包後自動列印',
    en: 'Printed by the desk after packing',
  },
  'labels.failed': {
    zh: '标签没有打印：{why}',
    tw: '標籤沒有列印：{why}',
    en: 'The label wasn’t printed: {why}',
  },
  'labels.copy': { zh: '第 {n} 份', tw: '第 {n} 份', en: 'Copy {n}' },
  'labels.parcels': {
    zh: '{n} 件包裹',
    tw: '{n} 件包裹',
    en: '{n, plural, one {# parcel} other {# parcels}}',
  },
  'labels.nobody': { zh: '无人认领', tw: '無人認領', en: 'Unclaimed' },
  'labels.station': { zh: '工位设置', tw: '工作站設定', en: 'This desk' },
  'labels.station.hint': {
    zh: '只对这台电脑的浏览器有效。',
    tw: '只對這台電腦的瀏覽器有效。',
    en: 'For this computer’s browser only.',
  },
  'labels.way': { zh: '打印方式', tw: '列印方式', en: 'Printer' },
  'labels.way.browser': { zh: '浏览器打印', tw: '瀏覽器列印', en: 'Browser print' },
  'labels.way.pdf': { zh: 'PDF 文件', tw: 'PDF 檔', en: 'PDF file' },
  'labels.way.zpl': { zh: 'ZPL 文件（斑马）', tw: 'ZPL 檔（Zebra）', en: 'ZPL file (Zebra)' },
  'labels.way.tspl': { zh: 'TSPL 文件（TSC 等）', tw: 'TSPL 檔（TSC 等）', en: 'TSPL file (TSC and others)' },
  'labels.way.zebra': {
    zh: '直接送斑马打印机',
    tw: '直接送 Zebra 印表機',
    en: 'Straight to a Zebra printer',
  },
  'labels.way.browser.hint': {
    zh: '纸张选标签尺寸，边距选“无”，缩放 100%。用 --kiosk-printing 启动 Chrome 时不弹窗口。',
    tw: '紙張選標籤尺寸，邊界選「無」，縮放 100%。用 --kiosk-printing 啟動 Chrome 時不會跳出視窗。',
    en: 'Choose the label’s paper size, no margins and 100% scale. Chrome started with --kiosk-printing shows no dialog.',
  },
  'labels.size': { zh: '标签尺寸', tw: '標籤尺寸', en: 'Label size' },
  'labels.dpi': { zh: '打印机分辨率', tw: '印表機解析度', en: 'Printer resolution' },
  'labels.receiving': { zh: '收货时自动打印', tw: '收件時自動列印', en: 'Print when parcels arrive' },
  'labels.receiving.off': { zh: '不打印', tw: '不列印', en: 'No' },
  'labels.receiving.received': { zh: '收货后', tw: '收件後', en: 'After receiving' },
  'labels.receiving.shelved': { zh: '上架后', tw: '上架後', en: 'After shelving' },
  'labels.packing': {
    zh: '打包后自动打印箱子标签',
    tw: '打包後自動列印箱子標籤',
    en: 'Print box labels after packing',
  },
  'labels.try': { zh: '打印样张', tw: '列印樣張', en: 'Print a sample' },
  'labels.preview': { zh: '标签预览', tw: '標籤預覽', en: 'Preview of the label' },
  'labels.zebra.asking': { zh: '正在查找打印机…', tw: '正在尋找印表機…', en: 'Looking for a printer…' },
  'labels.zebra.ready': { zh: '已找到 {name}', tw: '已找到 {name}', en: '{name} is ready' },
  'labels.zebra.noPrinter': {
    zh: 'Browser Print 正在运行，但没有打印机。请在其中选择默认打印机。',
    tw: 'Browser Print 正在執行，但沒有印表機。請在其中選擇預設印表機。',
    en: 'Browser Print runs, but has no printer. Choose its default printer.',
  },
  'labels.zebra.denied': {
    zh: '浏览器不允许本页连接本机程序。请点网址左侧的图标，允许“本地网络访问”，再试一次。',
    tw: '瀏覽器不允許本頁連線本機程式。請點網址列左側的圖示，允許「區域網路存取」，再試一次。',
    en: 'The browser doesn’t let this page reach programs on this computer. Select the icon left of the address, allow local network access, and try again.',
  },
  'labels.zebra.insecure': {
    zh: '只有 HTTPS 页面可以连接打印机。请用 https:// 打开后台。',
    tw: '只有 HTTPS 頁面可以連線印表機。請用 https:// 開啟後台。',
    en: 'Only HTTPS pages can reach the printer. Open the console with https://.',
  },
  'labels.zebra.silent': {
    zh: '没有应答。请在这台电脑安装并启动 Zebra Browser Print。',
    tw: '沒有回應。請在這台電腦安裝並啟動 Zebra Browser Print。',
    en: 'No answer. Install and start Zebra Browser Print on this computer.',
  },
  'labels.zebra.check': { zh: '再试一次', tw: '再試一次', en: 'Try again' },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  labelPrints: { zh: '标签打印次数', tw: '標籤列印次數', en: 'Printed labels' },
} satisfies Record<string, Texts>;
