import type { CategoryCode } from '@/domain/catalogue'

/** Category of a show; `ALL` is only a filter. */
export type ShowCategoryCode = Exclude<CategoryCode, 'ALL'>

/** Entry of visitors: at the begin of a show, at any time of the opening hours, or at the begin of a time slot. */
export type Admission = 'SHOW' | 'HOURS' | 'SLOT'

/** Kind of an exhibition or a day out. */
export type OutingName = 'EXHIBITION' | 'TIMED_EXHIBITION' | 'CRUISE' | 'MARKET'
