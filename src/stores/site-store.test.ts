import fc from 'fast-check'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { Request } from '@/request/request'
import { SiteStore } from './site-store'

describe('the city', () => {
  it('defaults to Shanghai and stores the choice (CONST-011)', () => {
    const storage = new FakeStorage()
    const request = (() => Promise.reject(new Error('not asked'))) as unknown as Request
    const site = new SiteStore(request, storage)
    expect(site.cityId).toBe('BL1106')
    site.choose('BL1101')
    expect(new SiteStore(request, storage).cityId).toBe('BL1101')
  })

  it('falls back to the server’s city without a link or a choice', async () => {
    const requested: unknown[] = []
    const request = (async (endpoint: unknown) => {
      requested.push(endpoint)
      return { cityId: 'BL1117' }
    }) as unknown as Request
    const site = new SiteStore(request, new FakeStorage())
    await site.findCurrent()
    expect(site.cityId).toBe('BL1117')
    expect(new SiteStore(request, new FakeStorage(), { cityId: 'BL1104' }).cityId).toBe('BL1104')
    site.choose('BL1101')
    await site.findCurrent()
    expect(site.cityId).toBe('BL1101')
    expect(requested).toHaveLength(1)
  })

  it('falls back to Shanghai when the user is in a closed one (D-42)', async () => {
    const request = (async () => ({ cityId: 'BL1117', status: 'CLOSED' })) as unknown as Request
    const site = new SiteStore(request, new FakeStorage())
    await site.findCurrent()
    expect(site.cityId).toBe('BL1106')
    expect(await site.cityIdOf({ lat: 30, lng: 120 })).toBe('BL1106')
  })

  it('keeps a selection made during the location query, and falls back to Shanghai (SHELL-074)', async () => {
    const answers: ((site: { cityId: string } | null) => void)[] = []
    const request = (() =>
      new Promise((resolve, reject) => {
        answers.push((site) => (site ? resolve(site) : reject(new Error('nobody knows'))))
      })) as unknown as Request
    const chosen = new SiteStore(request, new FakeStorage())
    const unknown = new SiteStore(request, new FakeStorage())
    const found = Promise.all([chosen.findCurrent(), unknown.findCurrent()])
    chosen.choose('BL1101')
    answers[0]?.({ cityId: 'BL1117' })
    answers[1]?.(null)
    await found
    expect([chosen.cityId, unknown.cityId]).toEqual(['BL1101', 'BL1106'])
  })

  it('keeps the last six that were chosen, the latest first, each once (SHELL-075)', () => {
    const storage = new FakeStorage()
    const request = (() => Promise.reject(new Error('not asked'))) as unknown as Request
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 1, maxLength: 20 }), (chosen) => {
        const site = new SiteStore(request, storage)
        for (const id of chosen) site.choose(id)
        const recent = new SiteStore(request, storage).recentIds
        expect(recent[0]).toBe(chosen[chosen.length - 1])
        expect(new Set(recent).size).toBe(recent.length)
        expect(recent.length).toBeLessThanOrEqual(6)
        const latestFirst = [...new Set([...chosen].reverse())]
        expect(recent.slice(0, latestFirst.length)).toEqual(latestFirst.slice(0, 6))
      }),
    )
  })
})
