/** Why somebody gives something back. */
export const REFUND_REASONS = ['SCHEDULE', 'WRONG_ORDER', 'OTHER'] as const
