import svgCaptcha from 'svg-captcha'
import { typedCode } from '@/domain/typed-code'
import { svgUrl } from '../../catalogue/drawings/drawing'

/** A picture of four characters, and the characters in lower case. Those that look like others are left out. */
export function pictureLetters(): { image: string; answer: string } {
  const { data, text } = svgCaptcha.create({ size: 4, ignoreChars: '0oO1iIlLq9gB8', noise: 2, background: '#F5F6F8' })
  return { image: svgUrl(data), answer: text.toLowerCase() }
}

/** Compares an answer with the characters, regardless of case. */
export function isRead(characters: string, read: string): boolean {
  return typedCode(read).toLowerCase() === characters
}
