import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Finding } from '../findings'
import type { Report } from './build-report'
import { htmlReport } from './html-report'
import { textReport } from './text-report'
import { writeReports } from './write-reports'

const finding: Finding = {
  area: 'browse',
  screen: 'Show',
  call: 'GET show/pub/v5/show/:showId/static',
  rule: 'schema',
  missing: 'data.name is "<script>alert(1)</script>"',
  sees: 'The page of a show does not open',
  isOptional: false,
}

const report: Report = {
  gateway: 'https://shop.example',
  startedAt: '2026-11-20T02:00:00.000Z',
  seconds: 12.3,
  isConformant: false,
  areas: [{ area: 'browse', calls: 4, notPlayed: 2, conforming: 3, faults: 1 }],
  faults: [finding],
  optional: [{ ...finding, call: 'GET home/pub/v3/show_list/hot_words', rule: 'known', isOptional: true }],
  journeys: [{ area: 'browse', title: 'Pages of shows are read', outcome: 'failed', note: '', ms: 7 }],
  latency: { median: 4, percentile95: 9, slowest: { call: finding.call, ms: 9 } },
  calls: [
    { call: finding.call, area: 'browse', screens: ['show/show-detail'], status: 'faulty', answers: 1, slowestMs: 9 },
  ],
}

describe('a report', () => {
  it('links screen, call, missing field and effect', () => {
    expect(textReport(report)).toContain(
      [
        'Faults (1)',
        'Show',
        '  GET show/pub/v5/show/:showId/static',
        '    schema: data.name is "<script>alert(1)</script>"',
        '    users see: The page of a show does not open',
      ].join('\n'),
    )
  })

  it('shows the progress of each area', () => {
    expect(textReport(report)).toContain('browse      ███████████████░░░░░ 3 of 4 calls, 1 fault, 2 not played')
    expect(htmlReport(report)).toContain('<progress max="4" value="3" aria-label="browse"></progress>')
  })

  it('names a fault of many calls once', () => {
    const skewed = ['GET a', 'GET b', 'GET c', 'GET d'].map((call) => ({
      ...finding,
      call,
      rule: 'clock' as const,
      missing: 'the header Date is 10 min behind',
      screen: call,
    }))
    const text = textReport({ ...report, faults: [...skewed, finding] })
    expect(text).toContain('Does not conform: 2 faults')
    expect(text).toContain('Several pages\n  4 calls: GET a, GET b, GET c and 1 more\n    clock: the header Date')
    expect(text).toContain('Answers: half of them within 4 ms, 95 % within 9 ms, the slowest 9 ms (GET show/')
  })

  it('lists optional calls apart from faults', () => {
    expect(textReport(report)).toContain('Optional: the app hides what is missing (1)\nShow\n  GET home/pub')
  })

  it('escapes texts of a gateway', () => {
    expect(htmlReport(report)).not.toContain('<script')
    expect(htmlReport(report)).toContain('&lt;script&gt;alert(1)')
  })

  it('reports changes since the last one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'))
    try {
      expect(writeReports(report, folder)).toHaveLength(3)
      const better = { ...report, faults: [], areas: [{ ...report.areas[0], conforming: 4 }] } as Report
      const [since] = writeReports(better, folder)
      expect(since).toBe('Since the last report: 1 faults mended, 0 new, +1 calls that conform')
      expect(JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'))).toEqual(better)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
