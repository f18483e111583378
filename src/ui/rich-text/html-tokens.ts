/** A tag, or the words up to the next one. */
export const HTML_TOKEN = /<[^>]*>|[^<]+/g

/** The start of an element that has no end. */
export const VOID_TAG = /^<(br|img)\b/i
