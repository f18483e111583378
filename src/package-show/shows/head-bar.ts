/** Px to scroll: the title bar over a coloured head has its background before what is on the head is below the title. */
export const HEAD_BAR_HEIGHT = 44
