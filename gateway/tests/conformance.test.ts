import { isCallOf, playKit } from '@test/conformance-kit'
import { PLANTED_FAULTS } from '@test/planted-faults'
import type { TestGateway } from '@test/test-gateway'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { suggestShows } from '@/contracts/show/suggest-shows'
import { AppError } from '@/lib/app-error'
import { nameOf } from '../../scripts/conformance/calls/call-name'
import { showsAreFound } from '../../scripts/conformance/journeys/browse-lists'
import { textReport } from '../../scripts/conformance/report/text-report'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** At night, each fault is found among all calls of the kit: on its first screen, which may be another one. */
const IS_NIGHTLY = process.env.NIGHTLY !== undefined
const WHOLE_KIT = IS_NIGHTLY ? { journeys: undefined, passes: undefined, areas: undefined } : {}
const TIMEOUT_MS = IS_NIGHTLY ? 300_000 : 60_000

describe('the conformance kit', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it('passes the sandbox gateway in every area, payment included', async () => {
    const report = await playKit({ shop, mayPay: true, showId: NAMED_SHOWS.fiftyTickets })
    expect(report.faults).toEqual([])
    expect(report.optional).toEqual([])
    expect(report.journeys.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(report.calls.filter(({ status }) => status === 'conforms').length).toBeGreaterThan(150)
  })

  it.each(PLANTED_FAULTS.map((fault) => [fault.does, fault] as const))(
    'names call, rule and effect when the gateway %s',
    async (_does, { detour, call, rule, missing, sees, ...play }) => {
      const report = await playKit({ ...play, ...WHOLE_KIT, shop, detour: detour(shop) })
      const expected = {
        rule,
        call: nameOf(call),
        missing: expect.stringContaining(missing),
        ...(!IS_NIGHTLY && { sees }),
      }
      expect(report.isConformant).toBe(false)
      expect(report.faults).toContainEqual(expect.objectContaining(expected))
      expect(textReport(report)).toContain(missing)
    },
    TIMEOUT_MS,
  )

  it('knows at least fifty faults', () => {
    expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(50)
    expect(new Set(PLANTED_FAULTS.map(({ does }) => does)).size).toBe(PLANTED_FAULTS.length)
  })

  it('reports nothing when each read fails to connect once', async () => {
    const tried = new Set<string>()
    const report = await playKit({
      shop,
      journeys: [showsAreFound],
      detour: async (request, forward) => {
        const isFirst = request.method === 'GET' && !tried.has(request.url)
        tried.add(request.url)
        if (isFirst && !request.url.startsWith('/sandbox')) throw new AppError('network', 'unreachable')
        return forward(request)
      },
    })
    expect(report.faults).toEqual([])
    expect(report.journeys.map(({ outcome }) => outcome)).toEqual(['passed'])
  })

  it('reports a half-built gateway to the end: one call with half of its answer', async () => {
    const report = await playKit({
      shop,
      detour: async (request, forward) => {
        const reply = await forward(request)
        if (!isCallOf(request, getShopConfig)) return { ...reply, status: 404, body: 'not found' }
        const data = { cyShopConfigVO: { shopName: 'Half', shopStatus: 'OPEN', availableShopThemes: [] } }
        return { ...reply, body: { statusCode: 200, comments: '', data } }
      },
    })
    expect(report.isConformant).toBe(false)
    expect(report.journeys.length).toBeGreaterThan(20)
    expect(report.journeys.filter(({ outcome }) => outcome === 'passed')).toEqual([])
    expect(report.faults.map(({ call }) => call)).toContain(nameOf(getShopConfig))
  })

  it('reports a missing optional call without failing the gateway', async () => {
    const report = await playKit({
      shop,
      journeys: [showsAreFound],
      detour: async (request, forward) => {
        const reply = await forward(request)
        return isCallOf(request, suggestShows) ? { ...reply, status: 404 } : reply
      },
    })
    expect(report.isConformant).toBe(true)
    expect(report.optional.map(({ call, rule }) => [call, rule])).toEqual([[nameOf(suggestShows), 'known']])
  })
})
