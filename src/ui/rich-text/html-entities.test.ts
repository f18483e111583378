import { decodeEntities } from './html-entities'

describe('text of HTML', () => {
  it.each([
    ['1 &lt; 2 &amp; 3', '1 < 2 & 3'],
    ['a&nbsp;b', 'a\u00a0b'],
    ['&#165;&#x5b89;&#x1F3AD;', '¥安🎭'],
    ['&constructor; &nosuch; & &#; &#0;', '&constructor; &nosuch; & &#; &#0;'],
    ['&amp;lt;', '&lt;'],
    ['&#x110000;', '&#x110000;'],
  ])('decodes %s', (html, text) => {
    expect(decodeEntities(html)).toBe(text)
  })
})
