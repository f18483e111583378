import type { ShowCategoryCode } from '../catalogue/entities/show'
import type { CategoryName } from './documents/written-values'

/** Codes of the catalogue by the names that authors write. */
export const CATEGORY_CODES: Readonly<Record<CategoryName, ShowCategoryCode>> = {
  concert: 'YanChangHui',
  theatre: 'HuaJuGeJu',
  sports: 'TiYuSaiShi',
  classical: 'YinYueHui',
  exhibition: 'ZhanLanXiuXian',
  dance: 'WuDaoBaLei',
  family: 'ErTongQinZi',
  comedy: 'QuYiZaTan',
}
