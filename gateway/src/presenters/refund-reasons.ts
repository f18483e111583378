/** Reasons for a refund. */
export const REFUND_REASONS = ['SCHEDULE', 'WRONG_ORDER', 'OTHER'] as const
