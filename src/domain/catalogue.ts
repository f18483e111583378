/** The city the shop falls back to when the current one cannot be found (S1 §4). */
export const DEFAULT_SITE_ID = 'BL1106'

/** Code of "every category" in filters (S1 §3). */
export const ALL_CATEGORIES = 'ALL'

/** The category codes of the catalogue (S1 §3). */
export const CATEGORY_CODES = [
  'ALL',
  'YanChangHui',
  'HuaJuGeJu',
  'TiYuSaiShi',
  'YinYueHui',
  'ZhanLanXiuXian',
  'WuDaoBaLei',
  'ErTongQinZi',
  'QuYiZaTan',
] as const
export type CategoryCode = (typeof CATEGORY_CODES)[number]
