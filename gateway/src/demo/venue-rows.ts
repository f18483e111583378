import type { VenueKind } from '../catalogue/entities/place'
import type { TextPair } from '../texts/local-text'

/** A venue in compact form. */
export interface VenueRow {
  kind: VenueKind
  city: string
  name: TextPair
  address: TextPair
  /** Directions from the nearest stop. */
  way: TextPair
  lat: number
  lng: number
  capacity: number
}

function venue(
  kind: VenueKind,
  city: string,
  name: TextPair,
  address: TextPair,
  way: TextPair,
  place: readonly [lat: number, lng: number, capacity: number],
): VenueRow {
  return { kind, city, name, address, way, lat: place[0], lng: place[1], capacity: place[2] }
}

// biome-ignore format: one venue per line reads as a table
const VENUES = {
  'sh-stadium': venue('STADIUM', 'BL1106', ['星汇体育场', 'Xinghui Stadium'], ['浦东新区星汇路1500号', '1500 Xinghui Road, Pudong'], ['地铁11号线星汇路站3号口，步行6分钟', 'Metro Line 11, Xinghui Road, exit 3, 6 minutes on foot'], [31.1886, 121.4931, 42000]),
  'sh-arena': venue('ARENA', 'BL1106', ['星汇体育馆', 'Xinghui Arena'], ['浦东新区星汇路1488号', '1488 Xinghui Road, Pudong'], ['地铁11号线星汇路站2号口，步行4分钟', 'Metro Line 11, Xinghui Road, exit 2, 4 minutes on foot'], [31.1893, 121.4905, 11500]),
  'sh-grand': venue('THEATRE', 'BL1106', ['海上大剧院', 'Haishang Grand Theatre'], ['黄浦区广延路299号', '299 Guangyan Road, Huangpu'], ['地铁1号线广延路站1号口出站即到', 'Metro Line 1, Guangyan Road, exit 1, right at the door'], [31.2291, 121.4752, 1680]),
  'sh-hall': venue('CONCERT_HALL', 'BL1106', ['申江音乐厅', 'Shenjiang Concert Hall'], ['徐汇区梧桐路1380号', '1380 Wutong Road, Xuhui'], ['地铁10号线梧桐路站4号口，步行5分钟', 'Metro Line 10, Wutong Road, exit 4, 5 minutes on foot'], [31.2098, 121.4486, 1200]),
  'sh-house': venue('LIVE_HOUSE', 'BL1106', ['拾音现场', 'Shiyin Live'], ['静安区苏河湾北路88号2号楼', 'Building 2, 88 Suhewan North Road, Jing’an'], ['地铁8号线苏河湾站1号口，步行8分钟', 'Metro Line 8, Suhewan, exit 1, 8 minutes on foot'], [31.2457, 121.4689, 900]),
  'sh-gallery': venue('GALLERY', 'BL1106', ['云间美术馆', 'Yunjian Art Museum'], ['徐汇区滨江大道2555号', '2555 Riverside Avenue, Xuhui'], ['地铁11号线滨江站5号口，步行10分钟', 'Metro Line 11, Riverside, exit 5, 10 minutes on foot'], [31.1712, 121.4602, 1500]),
  'sh-box': venue('STUDIO', 'BL1106', ['苏河小剧场', 'Suhe Black Box'], ['静安区光复坊120号', '120 Guangfu Lane, Jing’an'], ['地铁12号线光复坊站2号口，步行3分钟', 'Metro Line 12, Guangfu Lane, exit 2, 3 minutes on foot'], [31.2479, 121.4641, 280]),
  'sh-tea': venue('TEA_HOUSE', 'BL1106', ['豫南书场', 'Yunan Story House'], ['黄浦区豫南街36号', '36 Yunan Street, Huangpu'], ['地铁14号线豫南街站1号口，步行5分钟', 'Metro Line 14, Yunan Street, exit 1, 5 minutes on foot'], [31.2254, 121.4921, 220]),
  'bj-stadium': venue('STADIUM', 'BL1101', ['京畿体育场', 'Jingji Stadium'], ['朝阳区林萃东路9号', '9 Lincui East Road, Chaoyang'], ['地铁15号线林萃东路站A口，步行8分钟', 'Metro Line 15, Lincui East Road, exit A, 8 minutes on foot'], [40.0017, 116.3972, 48000]),
  'bj-arena': venue('ARENA', 'BL1101', ['望河体育馆', 'Wanghe Arena'], ['朝阳区望河西街66号', '66 Wanghe West Street, Chaoyang'], ['地铁14号线望河站C口，步行5分钟', 'Metro Line 14, Wanghe, exit C, 5 minutes on foot'], [39.9986, 116.4804, 13000]),
  'bj-grand': venue('THEATRE', 'BL1101', ['京华大剧院', 'Jinghua Grand Theatre'], ['西城区长宁街18号', '18 Changning Street, Xicheng'], ['地铁1号线长宁街站D口，步行4分钟', 'Metro Line 1, Changning Street, exit D, 4 minutes on foot'], [39.9053, 116.3861, 1800]),
  'bj-hall': venue('CONCERT_HALL', 'BL1101', ['银锭音乐厅', 'Yinding Concert Hall'], ['西城区银锭桥西巷5号', '5 Yinding Bridge West Lane, Xicheng'], ['地铁8号线银锭桥站A口，步行7分钟', 'Metro Line 8, Yinding Bridge, exit A, 7 minutes on foot'], [39.9409, 116.3889, 1100]),
  'bj-house': venue('LIVE_HOUSE', 'BL1101', ['胡同一号现场', 'Hutong One Live'], ['东城区板桥南巷21号', '21 Banqiao South Lane, Dongcheng'], ['地铁5号线板桥站B口，步行6分钟', 'Metro Line 5, Banqiao, exit B, 6 minutes on foot'], [39.9437, 116.4121, 700]),
  'bj-gallery': venue('GALLERY', 'BL1101', ['白塔艺术中心', 'White Tower Art Centre'], ['西城区白塔北街3号', '3 Baita North Street, Xicheng'], ['地铁4号线白塔站C口，步行9分钟', 'Metro Line 4, Baita, exit C, 9 minutes on foot'], [39.9245, 116.3642, 1800]),
  'bj-tea': venue('TEA_HOUSE', 'BL1101', ['和乐巷茶馆', 'Hele Lane Tea House'], ['西城区和乐巷甲12号', '12A Hele Lane, Xicheng'], ['地铁7号线和乐巷站A口，步行2分钟', 'Metro Line 7, Hele Lane, exit A, 2 minutes on foot'], [39.8897, 116.3987, 260]),
  'gz-arena': venue('ARENA', 'BL1104', ['珠江湾体育馆', 'Pearl Bay Arena'], ['海珠区珠江湾大道200号', '200 Pearl Bay Avenue, Haizhu'], ['地铁4号线珠江湾站B口，步行5分钟', 'Metro Line 4, Pearl Bay, exit B, 5 minutes on foot'], [23.1009, 113.3621, 12500]),
  'gz-grand': venue('THEATRE', 'BL1104', ['南越大剧院', 'Nanyue Grand Theatre'], ['天河区花城西路1号', '1 Huacheng West Road, Tianhe'], ['地铁5号线花城西站A1口，步行6分钟', 'Metro Line 5, Huacheng West, exit A1, 6 minutes on foot'], [23.1172, 113.3245, 1700]),
  'gz-house': venue('LIVE_HOUSE', 'BL1104', ['东山现场', 'Dongshan Live'], ['越秀区庙前西街40号', '40 Miaoqian West Street, Yuexiu'], ['地铁6号线庙前西站C口，步行4分钟', 'Metro Line 6, Miaoqian West, exit C, 4 minutes on foot'], [23.1246, 113.2934, 800]),
  'gz-gallery': venue('GALLERY', 'BL1104', ['西关美术馆', 'Xiguan Art Museum'], ['荔湾区恩宁坊99号', '99 Enning Lane, Liwan'], ['地铁1号线恩宁坊站D口，步行8分钟', 'Metro Line 1, Enning Lane, exit D, 8 minutes on foot'], [23.1171, 113.2409, 1200]),
  'sz-stadium': venue('STADIUM', 'BL1105', ['鹏湾体育中心', 'Peng Bay Sports Centre'], ['南山区鹏湾路2001号', '2001 Pengwan Road, Nanshan'], ['地铁9号线鹏湾站E口，步行7分钟', 'Metro Line 9, Peng Bay, exit E, 7 minutes on foot'], [22.5169, 113.9472, 35000]),
  'sz-hall': venue('CONCERT_HALL', 'BL1105', ['前湾音乐厅', 'Qianwan Concert Hall'], ['南山区前湾一路28号', '28 Qianwan 1st Road, Nanshan'], ['地铁5号线前湾站B口，步行5分钟', 'Metro Line 5, Qianwan, exit B, 5 minutes on foot'], [22.5301, 113.8973, 1400]),
  'sz-box': venue('STUDIO', 'BL1105', ['梅林小剧场', 'Meilin Black Box'], ['福田区梅林三村57号', '57 Meilin Third Village, Futian'], ['地铁9号线梅林东站A口，步行6分钟', 'Metro Line 9, Meilin East, exit A, 6 minutes on foot'], [22.5689, 114.0591, 300]),
  'sz-gallery': venue('GALLERY', 'BL1105', ['海岸光影馆', 'Coast Light Pavilion'], ['南山区望海路1166号', '1166 Wanghai Road, Nanshan'], ['地铁2号线望海路站D口，步行10分钟', 'Metro Line 2, Wanghai Road, exit D, 10 minutes on foot'], [22.4857, 113.9189, 1600]),
  'hz-stadium': venue('STADIUM', 'BL1107', ['之江体育场', 'Zhijiang Stadium'], ['滨江区飞虹路3号', '3 Feihong Road, Binjiang'], ['地铁6号线飞虹路站B口，步行6分钟', 'Metro Line 6, Feihong Road, exit B, 6 minutes on foot'], [30.2296, 120.2291, 40000]),
  'hz-grand': venue('THEATRE', 'BL1107', ['西溪大剧院', 'Xixi Grand Theatre'], ['余杭区溪望路66号', '66 Xiwang Road, Yuhang'], ['地铁3号线溪望路站C口，步行4分钟', 'Metro Line 3, Xiwang Road, exit C, 4 minutes on foot'], [30.2673, 120.0604, 1600]),
  'hz-tea': venue('TEA_HOUSE', 'BL1107', ['清波书场', 'Qingbo Story House'], ['上城区清波坊8号', '8 Qingbo Lane, Shangcheng'], ['地铁7号线清波坊站A口，步行6分钟', 'Metro Line 7, Qingbo Lane, exit A, 6 minutes on foot'], [30.2375, 120.1608, 180]),
  'hz-gallery': venue('GALLERY', 'BL1107', ['钱塘湾美术馆', 'Qiantang Bay Art Museum'], ['上城区之江路518号', '518 Zhijiang Road, Shangcheng'], ['地铁4号线钱塘湾站D口，步行9分钟', 'Metro Line 4, Qiantang Bay, exit D, 9 minutes on foot'], [30.2415, 120.2132, 1300]),
  'nj-arena': venue('ARENA', 'BL1108', ['秣陵体育馆', 'Moling Arena'], ['建邺区河西中路222号', '222 Hexi Middle Road, Jianye'], ['地铁2号线河西中路站3号口，步行5分钟', 'Metro Line 2, Hexi Middle Road, exit 3, 5 minutes on foot'], [32.0055, 118.7236, 13000]),
  'nj-grand': venue('THEATRE', 'BL1108', ['秦淮大剧院', 'Qinhuai Grand Theatre'], ['秦淮区白鹭西街50号', '50 Bailu West Street, Qinhuai'], ['地铁3号线白鹭西街站1号口，步行7分钟', 'Metro Line 3, Bailu West Street, exit 1, 7 minutes on foot'], [32.0206, 118.7889, 1500]),
  'su-grand': venue('THEATRE', 'BL1109', ['平江大剧院', 'Pingjiang Grand Theatre'], ['工业园区湖左岸路1号', '1 Left Bank Road, Industrial Park'], ['地铁1号线湖左岸站4号口，步行8分钟', 'Metro Line 1, Left Bank, exit 4, 8 minutes on foot'], [31.3207, 120.6978, 1500]),
  'su-hall': venue('CONCERT_HALL', 'BL1109', ['独墅音乐厅', 'Dushu Concert Hall'], ['工业园区翰林路20号', '20 Hanlin Road, Industrial Park'], ['地铁2号线翰林路站2号口，步行6分钟', 'Metro Line 2, Hanlin Road, exit 2, 6 minutes on foot'], [31.2688, 120.7289, 950]),
  'su-tea': venue('TEA_HOUSE', 'BL1109', ['曲水书场', 'Qushui Story House'], ['姑苏区曲水巷19号', '19 Qushui Lane, Gusu'], ['地铁4号线曲水巷站1号口，步行5分钟', 'Metro Line 4, Qushui Lane, exit 1, 5 minutes on foot'], [31.3152, 120.6323, 160]),
  'cd-arena': venue('ARENA', 'BL1110', ['锦湖体育馆', 'Jinhu Arena'], ['高新区天府五路800号', '800 Tianfu 5th Road, High-tech Zone'], ['地铁1号线锦湖站C口，步行6分钟', 'Metro Line 1, Jinhu, exit C, 6 minutes on foot'], [30.5412, 104.0633, 14000]),
  'cd-grand': venue('THEATRE', 'BL1110', ['蓉江大剧院', 'Rongjiang Grand Theatre'], ['锦江区东大坊89号', '89 Dongda Lane, Jinjiang'], ['地铁2号线东大坊站B口，步行5分钟', 'Metro Line 2, Dongda Lane, exit B, 5 minutes on foot'], [30.6481, 104.0885, 1600]),
  'cd-house': venue('LIVE_HOUSE', 'BL1110', ['梧桐坊现场', 'Wutongli Live'], ['武侯区梧桐坊西街7号', '7 Wutongli West Street, Wuhou'], ['地铁3号线梧桐坊站D口，步行7分钟', 'Metro Line 3, Wutongli, exit D, 7 minutes on foot'], [30.6297, 104.0547, 850]),
  'cd-box': venue('STUDIO', 'BL1110', ['宽坊小剧场', 'Kuanli Black Box'], ['青羊区宽坊北街15号', '15 Kuanli North Street, Qingyang'], ['地铁4号线宽坊站A口，步行4分钟', 'Metro Line 4, Kuanli, exit A, 4 minutes on foot'], [30.6692, 104.0531, 260]),
  'cq-arena': venue('ARENA', 'BL1103', ['两江湾体育馆', 'Liangjiang Bay Arena'], ['渝北区两江湾大道100号', '100 Liangjiang Bay Avenue, Yubei'], ['轨道10号线两江湾站2号口，步行6分钟', 'Rail Line 10, Liangjiang Bay, exit 2, 6 minutes on foot'], [29.6209, 106.5432, 12000]),
  'cq-grand': venue('THEATRE', 'BL1103', ['山城大剧院', 'Mountain City Grand Theatre'], ['江北区文汇二路1号', '1 Wenhui 2nd Road, Jiangbei'], ['轨道9号线文汇路站1号口，步行8分钟', 'Rail Line 9, Wenhui Road, exit 1, 8 minutes on foot'], [29.5718, 106.5743, 1650]),
  'wh-arena': venue('ARENA', 'BL1111', ['江夏湖体育馆', 'Jiangxia Lake Arena'], ['洪山区湖滨大道500号', '500 Lakeside Avenue, Hongshan'], ['地铁8号线湖滨大道站B口，步行7分钟', 'Metro Line 8, Lakeside Avenue, exit B, 7 minutes on foot'], [30.5061, 114.3389, 11000]),
  'wh-hall': venue('CONCERT_HALL', 'BL1111', ['落雁音乐厅', 'Luoyan Concert Hall'], ['武昌区落雁路12号', '12 Luoyan Road, Wuchang'], ['地铁4号线落雁路站C口，步行6分钟', 'Metro Line 4, Luoyan Road, exit C, 6 minutes on foot'], [30.5628, 114.3702, 1150]),
  'wh-gallery': venue('GALLERY', 'BL1111', ['昙花坊艺术馆', 'Tanhuali Art House'], ['武昌区昙花坊202号', '202 Tanhuali, Wuchang'], ['地铁7号线昙花坊站A口，步行5分钟', 'Metro Line 7, Tanhuali, exit A, 5 minutes on foot'], [30.5531, 114.3118, 900]),
  'xa-arena': venue('ARENA', 'BL1112', ['长乐湖体育馆', 'Changle Lake Arena'], ['灞桥区长乐湖路66号', '66 Changle Lake Road, Baqiao'], ['地铁14号线长乐湖站A口，步行8分钟', 'Metro Line 14, Changle Lake, exit A, 8 minutes on foot'], [34.3587, 109.0246, 14500]),
  'xa-grand': venue('THEATRE', 'BL1112', ['芙蓉大剧院', 'Furong Grand Theatre'], ['雁塔区芙蓉北路8号', '8 Furong North Road, Yanta'], ['地铁4号线芙蓉北路站C口，步行6分钟', 'Metro Line 4, Furong North Road, exit C, 6 minutes on foot'], [34.2189, 108.9702, 1700]),
  'cs-arena': venue('ARENA', 'BL1113', ['湘湾体育馆', 'Xiang Bay Arena'], ['岳麓区湘湾南路18号', '18 Xiangwan South Road, Yuelu'], ['地铁3号线湘湾站2号口，步行6分钟', 'Metro Line 3, Xiang Bay, exit 2, 6 minutes on foot'], [28.1703, 112.9431, 12000]),
  'cs-box': venue('STUDIO', 'BL1113', ['橘洲小剧场', 'Juzhou Black Box'], ['天心区坡子坊31号', '31 Pozi Lane, Tianxin'], ['地铁1号线坡子坊站5号口，步行3分钟', 'Metro Line 1, Pozi Lane, exit 5, 3 minutes on foot'], [28.1907, 112.9726, 320]),
  'xm-grand': venue('THEATRE', 'BL1114', ['鹭岛大剧院', 'Egret Island Grand Theatre'], ['思明区环岛北路96号', '96 Huandao North Road, Siming'], ['地铁2号线环岛北路站1号口，步行8分钟', 'Metro Line 2, Huandao North Road, exit 1, 8 minutes on foot'], [24.4903, 118.1886, 1450]),
  'xm-house': venue('LIVE_HOUSE', 'BL1114', ['避风坞现场', 'Harbour Dock Live'], ['思明区大学东坊64号', '64 Daxue East Lane, Siming'], ['公交避风坞站，步行5分钟', 'Harbour Dock bus stop, 5 minutes on foot'], [24.4372, 118.0921, 600]),
  'qd-stadium': venue('STADIUM', 'BL1115', ['琴屿体育场', 'Qinyu Stadium'], ['崂山区海天路99号', '99 Haitian Road, Laoshan'], ['地铁11号线海天路站B口，步行9分钟', 'Metro Line 11, Haitian Road, exit B, 9 minutes on foot'], [36.1052, 120.4691, 38000]),
  'qd-grand': venue('THEATRE', 'BL1115', ['浮山湾剧院', 'Fushan Bay Theatre'], ['市南区澳东路8号', '8 Aodong Road, Shinan'], ['地铁3号线澳东路站A口，步行5分钟', 'Metro Line 3, Aodong Road, exit A, 5 minutes on foot'], [36.0609, 120.3902, 1250]),
  'tj-grand': venue('THEATRE', 'BL1102', ['海河大剧院', 'Haihe Grand Theatre'], ['河西区平江东道58号', '58 Pingjiang East Road, Hexi'], ['地铁5号线平江东道站C口，步行6分钟', 'Metro Line 5, Pingjiang East Road, exit C, 6 minutes on foot'], [39.0862, 117.2151, 1600]),
  'tj-tea': venue('TEA_HOUSE', 'BL1102', ['津韵茶社', 'Jinyun Tea House'], ['南开区古文坊77号', '77 Guwen Lane, Nankai'], ['地铁2号线古文坊站A口，步行4分钟', 'Metro Line 2, Guwen Lane, exit A, 4 minutes on foot'], [39.1431, 117.1905, 300]),
  'hk-arena': venue('ARENA', 'BL1116', ['维湾体育馆', 'Victoria Bay Arena'], ['九龙维湾道1号', '1 Victoria Bay Road, Kowloon'], ['港铁维湾站D出口，步行5分钟', 'MTR Victoria Bay, exit D, 5 minutes on foot'], [22.3076, 114.1893, 12500]),
  'hk-grand': venue('THEATRE', 'BL1116', ['海旁演艺剧院', 'Waterfront Theatre'], ['湾仔海旁东道10号', '10 Seafront East Road, Wan Chai'], ['港铁海旁站A3出口，步行6分钟', 'MTR Seafront, exit A3, 6 minutes on foot'], [22.2815, 114.1689, 1300]),
  'mo-arena': venue('ARENA', 'BL1117', ['路湾综艺馆', 'Cotai Bay Arena'], ['路氹城莲湾大马路', 'Avenida da Baía de Lótus, Cotai'], ['轻轨路湾站，步行6分钟', 'Light Rail Cotai Bay, 6 minutes on foot'], [22.1456, 113.5633, 10000]),
  'mo-grand': venue('THEATRE', 'BL1117', ['南岸剧院', 'South Bank Theatre'], ['南湾湖景大马路88号', '88 Avenida do Lago, Nam Van'], ['公交湖景大马路站，步行3分钟', 'Avenida do Lago bus stop, 3 minutes on foot'], [22.1889, 113.5384, 1000]),
  'mo-gallery': venue('GALLERY', 'BL1117', ['船坞艺术空间', 'Dockyard Art Space'], ['妈阁前地2号', '2 Largo da Barra'], ['轻轨妈阁站，步行4分钟', 'Light Rail Barra, 4 minutes on foot'], [22.1867, 113.5309, 700]),
  'km-arena': venue('ARENA', 'BL1118', ['滇湾体育馆', 'Dian Bay Arena'], ['官渡区春城东路300号', '300 Chuncheng East Road, Guandu'], ['地铁1号线春城东路站B口，步行8分钟', 'Metro Line 1, Chuncheng East Road, exit B, 8 minutes on foot'], [24.9712, 102.7488, 10500]),
  'km-grand': venue('THEATRE', 'BL1118', ['翠影剧院', 'Cuiying Theatre'], ['五华区翠影南路40号', '40 Cuiying South Road, Wuhua'], ['地铁2号线翠影站A口，步行7分钟', 'Metro Line 2, Cuiying, exit A, 7 minutes on foot'], [25.0463, 102.7031, 1200]),
} satisfies Record<string, VenueRow>

/** The short name of a venue. */
export type VenueKey = keyof typeof VENUES

/** Venues of the demo shop by short name; halls, streets and stops are fictional. */
export const VENUE_ROWS: Readonly<Record<VenueKey, VenueRow>> = VENUES
