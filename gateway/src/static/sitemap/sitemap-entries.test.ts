import { demoCatalogue } from '../../demo/demo-source'
import { sitemapEntries } from './sitemap-entries'

const NOW = Date.parse('2026-11-20T02:00:00Z')

describe('the pages of a sitemap', () => {
  it('lists a tour while it has public stops', () => {
    const catalogue = demoCatalogue(NOW)
    const tours = () => sitemapEntries(catalogue, NOW).filter(({ path }) => path.includes('tour'))
    const isPublic = (showId: string) => catalogue.findShow(showId)?.isSensitive === false
    const known = catalogue.content.tours.filter(({ showIds }) => showIds.some(isPublic))
    expect(tours()).toHaveLength(known.length)
    expect(known.length).toBeLessThan(catalogue.content.tours.length)
    jest.spyOn(catalogue, 'stopsOf').mockReturnValue([])
    expect(tours()).toEqual([])
  })
})
