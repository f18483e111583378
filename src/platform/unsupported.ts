/** What everything answers that a platform cannot do. */
export const unsupported = async () => ({ kind: 'unsupported' }) as const
