import type { Site } from '../catalogue/entities/place'
import { localText } from '../texts/local-text'

type SiteRow = readonly [
  id: string,
  zhCN: string,
  enUS: string,
  pinyin: string,
  provinceId: string,
  lat: number,
  lng: number,
  isHot: boolean,
]

const ROWS: readonly SiteRow[] = [
  ['BL1101', '北京', 'Beijing', 'bei jing', '110000', 39.9042, 116.4074, true],
  ['BL1102', '天津', 'Tianjin', 'tian jin', '120000', 39.0842, 117.2009, false],
  ['BL1103', '重庆', 'Chongqing', 'chong qing', '500000', 29.563, 106.5516, false],
  ['BL1104', '广州', 'Guangzhou', 'guang zhou', '440000', 23.1291, 113.2644, true],
  ['BL1105', '深圳', 'Shenzhen', 'shen zhen', '440000', 22.5431, 114.0579, true],
  ['BL1106', '上海', 'Shanghai', 'shang hai', '310000', 31.2304, 121.4737, true],
  ['BL1107', '杭州', 'Hangzhou', 'hang zhou', '330000', 30.2741, 120.1551, true],
  ['BL1108', '南京', 'Nanjing', 'nan jing', '320000', 32.0603, 118.7969, false],
  ['BL1109', '苏州', 'Suzhou', 'su zhou', '320000', 31.2989, 120.5853, false],
  ['BL1110', '成都', 'Chengdu', 'cheng du', '510000', 30.5728, 104.0668, true],
  ['BL1111', '武汉', 'Wuhan', 'wu han', '420000', 30.5928, 114.3055, false],
  ['BL1112', '西安', 'Xi’an', 'xi an', '610000', 34.3416, 108.9398, false],
  ['BL1113', '长沙', 'Changsha', 'chang sha', '430000', 28.2282, 112.9388, false],
  ['BL1114', '厦门', 'Xiamen', 'xia men', '350000', 24.4798, 118.0894, false],
  ['BL1115', '青岛', 'Qingdao', 'qing dao', '370000', 36.0671, 120.3826, false],
  ['BL1116', '香港', 'Hong Kong', 'xiang gang', '810000', 22.3193, 114.1694, true],
  ['BL1117', '澳门', 'Macau', 'ao men', '820000', 22.1987, 113.5439, true],
  ['BL1118', '昆明', 'Kunming', 'kun ming', '530000', 24.8801, 102.8329, false],
]

/** Cities of the shop; Shanghai is the fallback, `BL1106`. */
export function demoSites(): readonly Site[] {
  return ROWS.map(([id, zhCN, enUS, pinyin, provinceId, lat, lng, isHot]) => ({
    siteId: id,
    cityId: id,
    provinceId,
    name: localText(zhCN, enUS),
    initial: pinyin.charAt(0).toUpperCase(),
    pinyin,
    lat,
    lng,
    isHot,
  }))
}
