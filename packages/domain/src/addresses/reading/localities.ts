/**
 * Hong Kong's quarters as people write them, by the id of their district in the area tables. People name the quarter
 * and hardly ever the district.
 */
export const hongKongQuarters: Readonly<Record<string, string>> = {
  'HK/1/1':
    '中環|金鐘|上環|西環|西營盤|堅尼地城|石塘咀|半山|山頂|Central|Admiralty|Sheung Wan|Sai Ying Pun|Kennedy Town|Shek Tong Tsui|Mid-Levels|The Peak',
  'HK/1/2': '灣仔|銅鑼灣|跑馬地|大坑|掃桿埔|湾仔|铜锣湾|Wan Chai|Wanchai|Causeway Bay|Happy Valley|Tai Hang',
  'HK/1/3':
    '北角|鰂魚涌|太古|西灣河|筲箕灣|柴灣|杏花邨|小西灣|炮台山|天后|North Point|Quarry Bay|Taikoo Shing|Tai Koo|Sai Wan Ho|Shau Kei Wan|Chai Wan|Heng Fa Chuen|Siu Sai Wan|Fortress Hill',
  'HK/1/4':
    '香港仔|鴨脷洲|黃竹坑|赤柱|薄扶林|淺水灣|田灣|石澳|Aberdeen|Ap Lei Chau|Wong Chuk Hang|Stanley|Pok Fu Lam|Repulse Bay|Tin Wan|Shek O',
  'HK/2/1':
    '尖沙咀|旺角|油麻地|佐敦|大角咀|尖东|尖東|Tsim Sha Tsui|TST|Mong Kok|Yau Ma Tei|Yaumatei|Jordan|Tai Kok Tsui',
  'HK/2/2':
    '深水埗|長沙灣|荔枝角|石硤尾|美孚|长沙湾|Sham Shui Po|Shamshuipo|Cheung Sha Wan|Lai Chi Kok|Shek Kip Mei|Mei Foo',
  'HK/2/3':
    '九龍城|紅磡|土瓜灣|何文田|九龍塘|啟德|馬頭圍|红磡|Kowloon City|Hung Hom|To Kwa Wan|Ho Man Tin|Kowloon Tong|Kai Tak|Ma Tau Wai',
  'HK/2/4':
    '黃大仙|慈雲山|鑽石山|新蒲崗|樂富|彩虹|Wong Tai Sin|Tsz Wan Shan|Diamond Hill|San Po Kong|Lok Fu|Choi Hung',
  'HK/2/5':
    '觀塘|牛頭角|九龍灣|藍田|秀茂坪|油塘|观塘|Kwun Tong|Ngau Tau Kok|Kowloon Bay|Lam Tin|Sau Mau Ping|Yau Tong',
  'HK/3/1': '葵涌|葵芳|青衣|葵興|Kwai Chung|Kwai Fong|Tsing Yi|Kwai Hing',
  'HK/3/2': '荃灣|深井|馬灣|荃湾|Tsuen Wan|Sham Tseng|Ma Wan',
  'HK/3/3': '屯門|藍地|屯门|Tuen Mun|Lam Tei',
  'HK/3/4': '元朗|天水圍|錦田|洪水橋|流浮山|Yuen Long|Tin Shui Wai|Kam Tin|Hung Shui Kiu|Lau Fau Shan',
  'HK/3/5': '粉嶺|上水|沙頭角|打鼓嶺|Fanling|Sheung Shui|Sha Tau Kok',
  'HK/3/6': '大埔|太和|大埔墟|Tai Po|Tai Po Market|Tai Wo',
  'HK/3/7': '沙田|馬鞍山|大圍|火炭|小瀝源|Sha Tin|Shatin|Ma On Shan|Tai Wai|Fo Tan',
  'HK/3/8':
    '西貢|將軍澳|坑口|調景嶺|寶琳|清水灣|Sai Kung|Tseung Kwan O|Hang Hau|Tiu Keng Leng|Po Lam|Clear Water Bay',
  'HK/3/9':
    '東涌|大嶼山|長洲|愉景灣|坪洲|南丫島|梅窩|Tung Chung|Lantau|Cheung Chau|Discovery Bay|Peng Chau|Lamma|Mui Wo',
};

/**
 * Other names of areas, by the id in the area tables: short names, English names, and names that were used before an
 * administrative reform.
 */
export const areaAliases: Readonly<Record<string, string>> = {
  'HK/1': '港島|港岛|HK Island',
  'HK/3': 'N.T.',
  'TW/207': '台北縣|台北县|Taipei County',
  'TW/320': '桃園縣|桃园县|Taoyuan County',
  'TW/400': '台中縣|台中县|Taichung County',
  'TW/700': '台南縣|台南县|Tainan County',
  'TW/800': '高雄縣|高雄县|Kaohsiung County',
  'TH/กรุงเทพมหานคร': 'กรุงเทพฯ|กรุงเทพ|กทม.|กทม|BKK|Krung Thep',
  'TH/พระนครศรีอยุธยา': 'อยุธยา|Ayutthaya',
  'TH/นครราชสีมา': 'โคราช|Korat',
  'MY/Pulau Pinang': 'Penang|P. Pinang',
  'MY/Melaka': 'Malacca',
  'MY/Johor': 'Johore',
  'MY/Negeri Sembilan': 'N. Sembilan',
  'MY/Wp Kuala Lumpur': 'W.P. Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur|WPKL|KL',
  'MY/Wp Putrajaya': 'W.P. Putrajaya|Wilayah Persekutuan Putrajaya',
  'MY/Wp Labuan': 'W.P. Labuan|Wilayah Persekutuan Labuan',
  'MY/Selangor/Petaling Jaya': 'PJ',
  'MY/Johor/Johor Bahru': 'JB',
};
