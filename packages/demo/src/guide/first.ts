import type { GuideText } from '../guideTexts.ts';

export const addressArticle: GuideText = {
  tw: `淘寶收件地址怎麼填
    在淘寶、1688 或拼多多買東西，都寄到我們的中國倉庫。地址只要設定一次，<strong>會員代碼一定要寫上去</strong>，倉庫才知道包裹是誰的。
    ## 先複製你的倉庫地址
    1. 打開<a href="/home">首頁</a>，在「集運倉地址」選要寄到的倉庫。
    2. 按「複製全部」。收件人和地址裡已經有你的會員代碼。
    !
    ## 貼到淘寶
    1. 淘寶 App：我的淘寶 → 設定 → 收貨地址 → 新增。
    2. 收貨人、電話、省市區、詳細地址，照首頁每一行貼上，不要刪改代碼。
    3. 電話用倉庫的手機號碼，不是你自己的；存好後設成預設地址。
    ## 下單之後
    - 賣家出貨後把快遞單號貼到<a href="/newBag">預報包裹</a>，填品名和價值，到倉會更快上架。
    - 賣家遮住姓名也沒關係：用預報的單號一樣能對到你。
    - 地址寫錯、包裹已寄出：馬上請賣家改址，再到「預報包裹」貼上單號認領。`,
  zh: `淘宝收货地址怎么填
    在淘宝、1688 或拼多多买东西，都寄到我们的中国仓库。地址只要设置一次，<strong>会员代码一定要写上</strong>，仓库才知道包裹是谁的。
    ## 先复制你的仓库地址
    1. 打开<a href="/home">首页</a>，在“集运仓地址”选要寄到的仓库。
    2. 点“复制全部”。收件人和地址里已经有你的会员代码。
    !
    ## 贴到淘宝
    1. 淘宝 App：我的淘宝 → 设置 → 收货地址 → 新增。
    2. 收货人、电话、省市区、详细地址，照首页每一行贴上，不要删改代码。
    3. 电话用仓库的手机号码，不是你自己的；保存后设成默认地址。
    ## 下单之后
    - 卖家发货后把快递单号贴到<a href="/newBag">预报包裹</a>，填品名和价值，到仓会更快上架。
    - 卖家隐藏姓名也没关系：用预报的单号一样能对上。
    - 地址写错、包裹已寄出：马上请卖家改地址，再到“预报包裹”粘贴单号认领。`,
  en: `How to fill in the address on Taobao
    Ship everything you buy on Taobao, 1688 or Pinduoduo to our warehouse in China. You set the address once. <strong>It must include your member code</strong>, so the warehouse knows the parcel is yours.
    ## Copy your warehouse address
    1. Open <a href="/home">Home</a> and choose a warehouse under “Warehouse address”.
    2. Tap “Copy all”. Your member code is already in the name and the address.
    !
    ## Paste it into Taobao
    1. In the Taobao app: My Taobao → Settings → Delivery addresses → Add.
    2. Fill in the name, phone, province and street line by line as Home shows them. Leave the code as it is.
    3. Use the warehouse's mobile number, not your own, and make the address your default.
    ## After you have ordered
    - Once the seller has shipped, paste the courier number into <a href="/newBag">Forecast parcels</a> with contents and value. We shelve it sooner.
    - Your name is hidden on the label? We find you by the forecast number.
    - Wrong address and already shipped? Ask the seller to change it right away, then paste the number into “Forecast parcels” to claim it.`,
};

export const forbiddenGoodsArticle: GuideText = {
  tw: `哪些東西不能寄
    以下物品航空公司、船公司或海關不收。寄到倉庫也不能轉寄，只能退回賣家或銷毀，費用由會員負擔。
    ## 一律不收
    - 槍械、刀劍、電擊棒、仿真武器和零件
    - 打火機、瓦斯、油漆、指甲油等易燃易爆品
    - 活體動物、植物、種子、泥土、生鮮肉品
    - 毒品、電子煙、處方藥
    - 現金、有價證券、金銀珠寶
    - 仿冒品、盜版光碟
    !
    ## 要走特貨
    - 含電池：藍牙耳機、行動電源、電動玩具
    - 液體、粉末、膏狀：化妝品、清潔劑、調味料
    - 食品、保健食品、磁性物品
    預報時選對商品類型，系統會告訴你<a href="/freightTrial">哪些運送方式可以走、多少錢</a>。
    ## 申報不實會怎樣
    海關開箱查到，整箱貨都會延誤，罰款由申報人承擔。不確定就先<a href="/support">問客服</a>。`,
  zh: `哪些东西不能寄
    以下物品航空公司、船公司或海关不收。寄到仓库也不能转寄，只能退回卖家或销毁，费用由会员承担。
    ## 一律不收
    - 枪械、刀剑、电棍、仿真武器和零件
    - 打火机、燃气、油漆、指甲油等易燃易爆品
    - 活体动物、植物、种子、泥土、生鲜肉品
    - 毒品、电子烟、处方药
    - 现金、有价证券、金银珠宝
    - 假冒商品、盗版光盘
    !
    ## 要走特货
    - 含电池：蓝牙耳机、充电宝、电动玩具
    - 液体、粉末、膏状：化妆品、清洁剂、调味料
    - 食品、保健品、磁性物品
    预报时选对商品类型，系统会告诉你<a href="/freightTrial">哪些渠道可以走、多少钱</a>。
    ## 申报不实会怎样
    海关开箱查到，整箱货都会延误，罚款由申报人承担。不确定就先<a href="/support">问客服</a>。`,
  en: `What you can’t ship
    Airlines, shipping lines or customs don’t accept these goods. The warehouse stops them and can only return or destroy them, at the member’s cost.
    ## Never
    - Firearms, blades, stun guns, imitation weapons and their parts
    - Lighters, gas, paint, nail polish and anything else that burns or explodes
    - Live animals, plants, seeds, soil, fresh meat
    - Drugs, e-cigarettes, prescription medicine
    - Cash, securities, gold and jewels
    - Counterfeits and pirated discs
    !
    ## Only as special goods
    - With a battery: Bluetooth headphones, power banks, motor toys
    - Liquids, powders, creams: cosmetics, cleaners, seasonings
    - Food, supplements, anything magnetic
    Choose the right goods type in the forecast to see <a href="/freightTrial">which shipping methods accept it, and the price</a>.
    ## If the declaration is wrong
    If customs opens the box, it holds everything in it, and the declarant pays the fine. Not sure? <a href="/support">Ask us</a> first.`,
};

export const feesArticle: GuideText = {
  tw: `費用怎麼算
    送出前會看到每一項費用和算式，打包後的帳單也一樣。沒有列出來的，我們不收。
    ## 計費重量
    實重和材積重取大的。材積重 = 長 × 寬 × 高（公分）÷ 這種運送方式的係數。輕而大的東西，例如枕頭，通常依材積算。
    !
    ## 可能出現的項目
    - 運費：首重加續重，或依重量級距
    - 特殊商品附加費：依商品類型
    - 超長、超重費：單邊或單件超過限制時
    - 偏遠地區附加費：依收件地址
    - 逾期倉租：超過免費天數後每天計算
    - 保險、貨到付款：你選了才有
    ## 先試算
    到<a href="/freightTrial">運費試算</a>填重量和尺寸，會列出每一種運送方式的價格，最便宜和最快的會標出來。`,
  zh: `费用怎么算
    提交前会看到每一项费用和算式，打包后的账单也一样。没有列出来的，我们不收。
    ## 计费重量
    实重和体积重取大的。体积重 = 长 × 宽 × 高（厘米）÷ 该渠道的系数。轻而大的东西，例如枕头，通常按体积算。
    !
    ## 可能出现的项目
    - 运费：首重加续重，或按重量档位
    - 特殊商品附加费：按商品类型
    - 超长、超重费：单边或单件超过限制时
    - 偏远地区附加费：按收件地址
    - 超期仓租：超过免费天数后每天计算
    - 保险、货到付款：你选了才有
    ## 先试算
    到<a href="/freightTrial">运费试算</a>填重量和尺寸，会列出每一种渠道的价格，最便宜和最快的会标出来。`,
  en: `How we calculate the price
    You see every cost and its calculation before you submit, and again on the bill after packing. We charge nothing else.
    ## Chargeable weight
    The larger of actual and volumetric weight. Volumetric weight is length × width × height in cm, divided by the divisor of the shipping method. For large light things, such as pillows, it is usually the larger one.
    !
    ## Lines that can appear
    - Shipping: first and additional weight, or by weight band
    - A surcharge for special goods, by type
    - Over-length and overweight fees, above the limit of a side or a piece
    - Remote area fee, by the address
    - Storage fee, for each day after the free ones
    - Insurance and cash on delivery, if you choose them
    ## Try it first
    Enter weight and size in the <a href="/freightTrial">Shipping calculator</a>. It lists every shipping method and marks the cheapest and the fastest.`,
};
