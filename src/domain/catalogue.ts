/** The city the shop falls back to when the current one cannot be found (SHELL-074). */
export const DEFAULT_SITE_ID = 'BL1106'

/** Code of "every category" in filters (CAT-031). */
export const ALL_CATEGORIES = 'ALL'

/** The category codes of the catalogue. */
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
