/** This file contains the names that the packages of `areaSources.ts` lack. */

const traditional =
  '來內勢區員國圍園壇壢壯壽學寧寶將岡島峽崙嶼巒庫廟彌後復恆愛東棲楊榮樂樹橋橫歸滿濃濱灣烏營獅瑪結綠線縣羅義腳臺興莊華萬蓮蘆蘇蘭裡觀豐貢車軍連達邊鄉釣銅鎮鑼長門間關雙雲霧頂頭館馬魚鳥鳳鶯鹽麥龍龜';
const simple =
  '来内势区员国围园坛坜壮寿学宁宝将冈岛峡仑屿峦库庙弥后复恒爱东栖杨荣乐树桥横归满浓滨湾乌营狮玛结绿线县罗义脚台兴庄华万莲芦苏兰里观丰贡车军连达边乡钓铜镇锣长门间关双云雾顶头馆马鱼鸟凤莺盐麦龙龟';

/** The simplified form of the characters in the names of Taiwan's divisions. */
export function toSimplifiedChinese(name: string): string {
  return [...name].map((character) => simple[traditional.indexOf(character)] ?? character).join('');
}

interface Names {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
}

const names = (zh: string, tw: string, en: string): Names => ({ zh, tw, en });

export const hongKongDistricts: readonly (Names & { readonly districts: readonly Names[] })[] = [
  {
    ...names('香港岛', '香港島', 'Hong Kong Island'),
    districts: [
      names('中西区', '中西區', 'Central and Western'),
      names('湾仔区', '灣仔區', 'Wan Chai'),
      names('东区', '東區', 'Eastern'),
      names('南区', '南區', 'Southern'),
    ],
  },
  {
    ...names('九龙', '九龍', 'Kowloon'),
    districts: [
      names('油尖旺区', '油尖旺區', 'Yau Tsim Mong'),
      names('深水埗区', '深水埗區', 'Sham Shui Po'),
      names('九龙城区', '九龍城區', 'Kowloon City'),
      names('黄大仙区', '黃大仙區', 'Wong Tai Sin'),
      names('观塘区', '觀塘區', 'Kwun Tong'),
    ],
  },
  {
    ...names('新界', '新界', 'New Territories'),
    districts: [
      names('葵青区', '葵青區', 'Kwai Tsing'),
      names('荃湾区', '荃灣區', 'Tsuen Wan'),
      names('屯门区', '屯門區', 'Tuen Mun'),
      names('元朗区', '元朗區', 'Yuen Long'),
      names('北区', '北區', 'North'),
      names('大埔区', '大埔區', 'Tai Po'),
      names('沙田区', '沙田區', 'Sha Tin'),
      names('西贡区', '西貢區', 'Sai Kung'),
      names('离岛区', '離島區', 'Islands'),
    ],
  },
];

/** The Malaysian states, by their names in the package. */
export const malaysianStates: Readonly<Record<string, Names>> = {
  'Wp Kuala Lumpur': names('吉隆坡', '吉隆坡', 'Kuala Lumpur'),
  'Wp Labuan': names('纳闽', '納閩', 'Labuan'),
  'Wp Putrajaya': names('布城', '布城', 'Putrajaya'),
  Johor: names('柔佛', '柔佛', 'Johor'),
  Kedah: names('吉打', '吉打', 'Kedah'),
  Kelantan: names('吉兰丹', '吉蘭丹', 'Kelantan'),
  Melaka: names('马六甲', '馬六甲', 'Melaka'),
  'Negeri Sembilan': names('森美兰', '森美蘭', 'Negeri Sembilan'),
  Pahang: names('彭亨', '彭亨', 'Pahang'),
  'Pulau Pinang': names('槟城', '檳城', 'Pulau Pinang'),
  Perak: names('霹雳', '霹靂', 'Perak'),
  Perlis: names('玻璃市', '玻璃市', 'Perlis'),
  Sabah: names('沙巴', '沙巴', 'Sabah'),
  Sarawak: names('砂拉越', '砂拉越', 'Sarawak'),
  Selangor: names('雪兰莪', '雪蘭莪', 'Selangor'),
  Terengganu: names('登嘉楼', '登嘉樓', 'Terengganu'),
};

/** Thailand's provinces in Latin letters, as on the country's signs. */
export const thaiProvinces: Readonly<Record<string, string>> = {
  กระบี่: 'Krabi',
  กรุงเทพมหานคร: 'Bangkok',
  กาญจนบุรี: 'Kanchanaburi',
  กาฬสินธุ์: 'Kalasin',
  กำแพงเพชร: 'Kamphaeng Phet',
  ขอนแก่น: 'Khon Kaen',
  จันทบุรี: 'Chanthaburi',
  ฉะเชิงเทรา: 'Chachoengsao',
  ชลบุรี: 'Chon Buri',
  ชัยนาท: 'Chai Nat',
  ชัยภูมิ: 'Chaiyaphum',
  ชุมพร: 'Chumphon',
  ตรัง: 'Trang',
  ตราด: 'Trat',
  ตาก: 'Tak',
  นครนายก: 'Nakhon Nayok',
  นครปฐม: 'Nakhon Pathom',
  นครพนม: 'Nakhon Phanom',
  นครราชสีมา: 'Nakhon Ratchasima',
  นครศรีธรรมราช: 'Nakhon Si Thammarat',
  นครสวรรค์: 'Nakhon Sawan',
  นนทบุรี: 'Nonthaburi',
  นราธิวาส: 'Narathiwat',
  น่าน: 'Nan',
  บึงกาฬ: 'Bueng Kan',
  บุรีรัมย์: 'Buri Ram',
  ปทุมธานี: 'Pathum Thani',
  ประจวบคีรีขันธ์: 'Prachuap Khiri Khan',
  ปราจีนบุรี: 'Prachin Buri',
  ปัตตานี: 'Pattani',
  พระนครศรีอยุธยา: 'Phra Nakhon Si Ayutthaya',
  พะเยา: 'Phayao',
  พังงา: 'Phangnga',
  พัทลุง: 'Phatthalung',
  พิจิตร: 'Phichit',
  พิษณุโลก: 'Phitsanulok',
  ภูเก็ต: 'Phuket',
  มหาสารคาม: 'Maha Sarakham',
  มุกดาหาร: 'Mukdahan',
  ยะลา: 'Yala',
  ยโสธร: 'Yasothon',
  ระนอง: 'Ranong',
  ระยอง: 'Rayong',
  ราชบุรี: 'Ratchaburi',
  ร้อยเอ็ด: 'Roi Et',
  ลพบุรี: 'Lop Buri',
  ลำปาง: 'Lampang',
  ลำพูน: 'Lamphun',
  ศรีสะเกษ: 'Si Sa Ket',
  สกลนคร: 'Sakon Nakhon',
  สงขลา: 'Songkhla',
  สตูล: 'Satun',
  สมุทรปราการ: 'Samut Prakan',
  สมุทรสงคราม: 'Samut Songkhram',
  สมุทรสาคร: 'Samut Sakhon',
  สระบุรี: 'Saraburi',
  สระแก้ว: 'Sa Kaeo',
  สิงห์บุรี: 'Sing Buri',
  สุพรรณบุรี: 'Suphan Buri',
  สุราษฎร์ธานี: 'Surat Thani',
  สุรินทร์: 'Surin',
  สุโขทัย: 'Sukhothai',
  หนองคาย: 'Nong Khai',
  หนองบัวลำภู: 'Nong Bua Lam Phu',
  อำนาจเจริญ: 'Amnat Charoen',
  อุดรธานี: 'Udon Thani',
  อุตรดิตถ์: 'Uttaradit',
  อุทัยธานี: 'Uthai Thani',
  อุบลราชธานี: 'Ubon Ratchathani',
  อ่างทอง: 'Ang Thong',
  เชียงราย: 'Chiang Rai',
  เชียงใหม่: 'Chiang Mai',
  เพชรบุรี: 'Phetchaburi',
  เพชรบูรณ์: 'Phetchabun',
  เลย: 'Loei',
  แพร่: 'Phrae',
  แม่ฮ่องสอน: 'Mae Hong Son',
};
