const CHINESE = /\p{Script=Han}/u

/** True for a text with a Chinese character. */
export function isChinese(text: string): boolean {
  return CHINESE.test(text)
}
