/** Height of the title bar without the status bar, px: `$title-bar` in tokens.scss. */
export const TITLE_BAR_HEIGHT = 44

/** Height of the header of every page on a desktop, with its border, px: `$header` in tokens.scss. */
export const HEADER_HEIGHT = 69

/** Height of the offer of the merchant's app, px. */
export const DOWNLOAD_BAR_HEIGHT = 52
