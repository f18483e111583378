const CHINESE = /\p{Script=Han}/u

/** Whether a text has a Chinese character. */
export function isChinese(text: string): boolean {
  return CHINESE.test(text)
}
