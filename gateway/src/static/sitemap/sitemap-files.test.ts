import { sitemapFiles } from './sitemap-files'

const DAY = Date.parse('2026-11-20T00:00:00Z')
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/content/${index}?a=1&b=2`, changedAt: DAY + index }))

describe('the files of a sitemap', () => {
  it('lists up to 10 000 pages in three languages in one file, with the time of their last change', () => {
    const files = sitemapFiles(entries(10_000), 'https://shop.example')
    expect([...files.keys()]).toEqual([''])
    expect(files.get('')?.match(/<url>/g)).toHaveLength(30_000)
    expect(files.get('')).toContain(
      '<loc>https://shop.example/content/1?a=1&amp;b=2&amp;lang=en</loc><lastmod>2026-11-20T00:00:00.001Z</lastmod>',
    )
  })

  it('splits more into parts that an index lists', () => {
    const files = sitemapFiles(entries(25_000), 'https://shop.example')
    expect([...files.keys()]).toEqual(['', '-1', '-2', '-3'])
    expect(files.get('')).toContain('<loc>https://shop.example/sitemap-3.xml</loc><lastmod>2026-11-20T00:00:24.999Z')
    expect(['-1', '-2', '-3'].map((part) => files.get(part)?.match(/<url>/g)?.length)).toEqual([30_000, 30_000, 15_000])
  })
})
