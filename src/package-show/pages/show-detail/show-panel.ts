/** What lies over the page of a show because somebody wants to read on. */
export type ShowPanel = { kind: 'notes' | 'coupons' | 'reminder' } | { kind: 'promotion'; promotionId: string }
