import type { TextPiece } from './pieces.ts';

/** A part of the text that may be the recipient's name, and how much it looks like one. */
export interface NameCandidate {
  readonly piece: TextPiece;
  readonly name: string;
  readonly weight: number;
}

const surnames =
  '王李張张劉刘陳陈楊杨黃黄趙赵吳吴周徐孫孙馬马朱胡郭何高林羅罗鄭郑梁謝谢宋唐許许韓韩馮冯鄧邓曹彭曾蕭肖萧田董袁潘於于蔣蒋蔡余杜葉叶程蘇苏魏呂吕丁任沈姚盧卢姜崔鍾钟譚谭陸陆汪范金石廖賈贾夏韋韦付方白鄒邹孟熊秦邱江尹薛閻阎段雷侯龍龙史陶黎賀贺顧顾毛郝龔龚邵萬万錢钱嚴严覃武戴莫孔向湯汤溫温康施文牛樊葛邢安齊齐易喬乔伍龐庞顏颜倪莊庄聶聂章魯鲁岳翟殷詹申歐欧耿關关蘭兰焦俞左柳甘祝包寧宁尚符舒阮柯紀纪梅童凌畢毕單单季裴霍塗涂成苗谷盛曲翁冉駱骆藍蓝路游辛靳管柴蒙鮑鲍華华喻祁蒲房滕屈饒饶解牟艾尤陽阳時时穆農农司卓古吉繆缪簡简車车項项連连蘆芦麥麦褚婁娄竇窦戚岑景党黨宮宫費费卜冷晏席衛卫米柏宗瞿桂全佟應应臧閔闵苟鄔邬邊边卞姬師师和仇欒栾隋商刁沙榮荣巫寇桑郎甄叢丛仲虞敖鞏巩明佘池查麻苑遲迟鄺邝官封談谈匡鞠惠荊荆樂乐冀郁胥南班儲储原栗燕楚鄢勞劳諶谌奚皮粟冼藺蔺樓楼盤盘滿满聞闻位厲厉伊仝區区郜海闞阚花權权強强帥帅屠豆朴蓋盖練练廉禹井祖漆巴豐丰支卿國国狄平計计索宣晋晉相初門门雲云容敬來来扈晁芮都普闕阙浦戈伏鹿薄邸雍辜羊阿烏乌母裘亓修邰赫杭況况那宿鮮鲜印逯隆茹諾诺戰战慕危玉銀银亢嵇公哈湛賓宾戎勾茅利呼揭干洪賴赖鐘凃粘閆诸諸夔隗仉庾终暨衡步弘廣禄東殳沃蔚越厙融訾空毋乜養須巢蒯後紅竺益桓';
const longSurnames =
  /^(?:歐陽|欧阳|司徒|司馬|司马|諸葛|诸葛|上官|張簡|范姜|夏侯|皇甫|東方|慕容|端木|公孫|尉遲)/u;

const titleAfter =
  /\s*(?:先生|小姐|女士|太太|同學|同学|老師|老师|經理|经理|收件|親收|亲收|敬啟|收|啟)(?:\s*(?:收|啟|親收))?$/u;
const titleBefore =
  /^(?:mr|mrs|ms|miss|dr|mdm|madam|encik|en|puan|pn|cik|khun|k)\.?\s+(?=\p{L})|^(?:คุณ|น\.ส\.|นางสาว|นาย|นาง|ด\.ช\.|ด\.ญ\.)\s*/iu;

const hanAddress =
  /[路街巷弄號号樓楼室里鄰邻村段縣县市區区鄉乡鎮镇邨苑廈厦座閣阁層层店]|大道|大樓|社區|花園|中心|廣場/u;
const latinAddress =
  /(?<![\p{L}])(?:no|lot|unit|blk|block|blok|flat|room|rm|floor|level|tingkat|jalan|jln|lorong|lrg|taman|tmn|kampung|kg|persiaran|lebuh|lebuhraya|menara|wisma|plaza|apartment|apt|condo|condominium|residensi|residence|residences|tower|mansion|house|court|garden|gardens|estate|building|bldg|centre|center|mall|road|rd|street|st|avenue|ave|lane|alley|sec|section|seksyen|village|pangsapuri|bandar|desa|bukit|soi|moo|mu|sungai|district|dist|city|county|state|area|sub-district|tambon|amphoe|khet|khwaeng|province|terrace|place|square|arcade|point|bay|hill|view|path|drive|highway|heights|villa|park|phase|pju|usj|industrial|kawasan|batu|hotel|hostel|university|school|hospital|island)(?![\p{L}])/iu;
const thaiAddress =
  /(?:หมู่|ม\.|ซอย|ซ\.|ถนน|ถ\.|อาคาร|ชั้น|ห้อง|คอนโด|เลขที่|ตึก|แขวง|เขต|ตำบล|ต\.|อำเภอ|อ\.|จังหวัด|จ\.|โครงการ|แฟลต|บริษัท|ร้าน|โรงเรียน|วัด|ตลาด)/u;
const latinName =
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}.'’@/-]*(?:[ ]+[\p{Script=Latin}\p{M}.'’@/()-]+){0,6}$/u;
const malayName = /(?<!\p{L})(?:bin|binti|bt|bte|a\/l|a\/p|anak|s\/o|d\/o)(?!\p{L})/iu;
const thaiName = /^[\p{Script=Thai}\p{M}]{2,}(?: [\p{Script=Thai}\p{M}]{2,}){0,3}$/u;

/**
 * Whether words belong to an address rather than to a person.
 * @example soundsLikeAddress('信義路五段') // → true
 */
export function soundsLikeAddress(text: string): boolean {
  return /\d/.test(text) || hanAddress.test(text) || latinAddress.test(text) || thaiAddress.test(text);
}

/** Courtesies that people write to the seller. Some of their characters are surnames too. */
const politeness =
  /^(?:謝謝|谢谢|感謝|感谢|感恩|多謝|多谢|拜託|拜托|麻煩|麻烦|您好|你好|哈囉|急件|易碎|貴重|贵重|請|请|勿|不要|備註|备注|週末|周末|thank|thanks|please|terima|tolong|ขอบคุณ|กรุณา|ด่วน)/iu;

/** The name in a piece of the text; undefined if the piece cannot be a name. */
function nameIn(piece: TextPiece): NameCandidate | undefined {
  const text = piece.text.trim();
  const bare = text.replace(titleAfter, '').replace(titleBefore, '').trim();
  const titled = bare !== text && bare !== '' && !/\d/.test(bare);
  if (bare === '' || bare.length > 60 || politeness.test(bare)) return undefined;
  if (piece.label === 'name') return { piece, name: bare, weight: 10 };
  const weight = looksOf(bare);
  if (weight === 0) return undefined;
  const near = (piece.besidePhone || piece.ownLine ? 1 : 0) + (piece.atEnd ? 0.5 : 0);
  return { piece, name: bare, weight: weight + near + (titled ? 3 : 0) };
}

function looksOf(text: string): number {
  if (/^\p{Script=Han}{2,5}$/u.test(text)) return hanWeight(text);
  if (/^\p{Script=Han}{2,4} ?[(（]?\p{Script=Latin}[\p{Script=Latin} ]{1,20}[)）]?$/u.test(text))
    return hanAddress.test(text) ? 0 : 2;
  if (latinName.test(text) && text.replace(/[^\p{L}]/gu, '').length >= 2) {
    if (latinAddress.test(text)) return malayName.test(text) ? 1 : 0;
    if (malayName.test(text)) return 4;
    return text.includes(' ') ? 2 : 1;
  }
  if (thaiName.test(text)) return thaiAddress.test(text) ? 0 : text.includes(' ') ? 3 : 1;
  return 0;
}

function hanWeight(text: string): number {
  const long = longSurnames.test(text);
  const known = long || surnames.includes(text.charAt(0));
  const lengths = long ? [3, 4] : [2, 3, 4];
  const fits = lengths.includes(text.length);
  if (hanAddress.test(text))
    return known && text.length === 3 && !/[路街巷弄號号樓楼室段縣县區区鎮镇]/u.test(text) ? 1 : 0;
  if (!fits) return 0;
  return known && text.length <= (long ? 4 : 3) ? 4 : known ? 2 : 1;
}

/** A score below this is a guess: the name is offered and not filled in. */
const certain = 3;

/**
 * The recipient's name if one candidate is certain, otherwise all candidates. A repeated name counts once.
 * Never returns both a name and candidates.
 * @example chooseName([{ start: 0, end: 3, text: '王小明', label: undefined, besidePhone: false, atEnd: true, ownLine: true }]).sure?.name // → '王小明'
 */
export function chooseName(pieces: readonly TextPiece[]): {
  readonly sure: NameCandidate | undefined;
  readonly choices: readonly string[];
} {
  const all = pieces.flatMap((piece) => nameIn(piece) ?? []).sort((a, b) => b.weight - a.weight);
  const [best] = all;
  if (!best) return { sure: undefined, choices: [] };
  const rival = all.find(({ name }) => name !== best.name);
  if (best.weight >= certain && (rival === undefined || best.weight - rival.weight >= 1))
    return { sure: best, choices: [] };
  const near = all.filter(({ weight }) => weight >= Math.min(best.weight, certain) - 1);
  return { sure: undefined, choices: [...new Set(near.map(({ name }) => name))].slice(0, 3) };
}
