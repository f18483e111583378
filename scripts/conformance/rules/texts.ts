const CHINESE = /\p{Script=Han}/u
const COLOR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Whether a text has a Chinese character. */
export function isChinese(text: string): boolean {
  return CHINESE.test(text)
}

/** Whether a text is a colour of 3 or 6 hexadecimal digits. */
export function isColor(text: string): boolean {
  return COLOR.test(text)
}
