/** Signs of emoji that join or style the sign before them. */
const EMOJI_JOINTS = /([\u{1f000}-\u{1faff}\u2190-\u2bff])(?:\ufe0f|\u200d|\u20e3)+/gu

/**
 * Characters that show nothing, or turn what stands around them: controls, soft hyphens, fillers, marks of direction,
 * separators of lines, tags, surrogates without their other half.
 */
const HIDDEN_RANGES =
  '0-1f 7f-9f ad-ad 34f-34f 61c-61c 115f-1160 17b4-17b5 180b-180f 200b-200f 2028-202e 2060-206f 3164-3164 d800-dfff ' +
  'feff-feff ffa0-ffa0 fff0-ffff e0000-e0fff'

const HIDDEN = HIDDEN_RANGES.split(' ').map((range) => range.split('-').map((end) => Number.parseInt(end, 16)))

function isHidden(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return HIDDEN.some(([first = 0, last = 0]) => first <= code && code <= last)
}

/** Ends of lines, where a text may have several. */
const LINE_ENDS = /\r\n|[\r\n\t]/g

/** True if others see the whole text unchanged, in one line or in several; also for an empty one. */
export function isShownText(text: string, { hasLines = false } = {}): boolean {
  const line = hasLines ? text.replace(LINE_ENDS, ' ') : text
  return !Array.from(line.replace(EMOJI_JOINTS, '$1')).some(isHidden)
}
