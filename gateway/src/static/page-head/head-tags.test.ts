import { JSDOM } from 'jsdom'
import { LOCALES } from '@/domain/locale'
import { type HeadFacts, headTags } from './head-tags'

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onload='alert(1)`,
  '<!--<script>',
  '</title></head><body>',
  '&quot; &lt;b&gt; \u2028 $& $1',
]

const facts = (text: string): HeadFacts => ({
  locale: 'zh-CN',
  origin: 'https://shop.example',
  siteName: text,
  title: text,
  description: text,
  image: `https://shop.example/${text}`,
  canonicalPath: `/content/${text}`,
  data: [{ '@type': 'Event', name: text }],
})

function parsed(html: string): Document {
  return new JSDOM(`<html><head>${html}</head><body></body></html>`).window.document
}

describe('the tags of a head', () => {
  it.each(HOSTILE)('keep the name %j a name', (name) => {
    const { head, body } = parsed(headTags(facts(name)))
    expect(body.childNodes).toHaveLength(0)
    expect([...head.children].map(({ tagName }) => tagName)).toEqual(
      [...parsed(headTags(facts('name'))).head.children].map(({ tagName }) => tagName),
    )
    expect([...head.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())).not.toContain('onload')
    expect(head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(name)
    expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toMatchObject({ name })
  })

  it('names the address of every language', () => {
    for (const locale of LOCALES) {
      const { head } = parsed(headTags({ ...facts('x'), locale, canonicalPath: '/venue?venueId=1' }))
      const at = (hreflang: string) => head.querySelector(`link[hreflang="${hreflang}"]`)?.getAttribute('href')
      expect(['zh-Hans', 'zh-Hant', 'en', 'x-default'].map(at)).toEqual([
        'https://shop.example/venue?venueId=1',
        'https://shop.example/venue?venueId=1&lang=zh-MO',
        'https://shop.example/venue?venueId=1&lang=en',
        'https://shop.example/venue?venueId=1',
      ])
    }
  })

  it('keeps robots away from a page without a canonical address', () => {
    const { head } = parsed(headTags({ ...facts('x'), canonicalPath: null }))
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(head.querySelector('link')).toBeNull()
  })

  it('shortens a long description to one line', () => {
    const { head } = parsed(headTags({ ...facts('x'), description: `a\n  b ${'林'.repeat(300)}` }))
    const content = head.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    expect([...content]).toHaveLength(200)
    expect(content).toMatch(/^a b 林+…$/)
  })
})
