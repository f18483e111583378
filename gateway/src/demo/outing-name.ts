/** Kind of an exhibition or a day out. */
export type OutingName = 'EXHIBITION' | 'TIMED_EXHIBITION' | 'CRUISE' | 'MARKET'
