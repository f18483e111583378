/**
 * Scroll distance at which the title bar over a coloured head gets its background, px: before the head content leaves
 * it.
 */
export const HEAD_BAR_HEIGHT = 44
