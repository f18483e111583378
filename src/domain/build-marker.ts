/** The mark that builds have tolerated since before the product counted its versions (SHELL-019). */
export const BUILD_MARKER = { version: '1.0.0', code: 100 } as const
