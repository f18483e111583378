/** Result of unsupported calls. */
export const unsupported = async () => ({ kind: 'unsupported' }) as const
