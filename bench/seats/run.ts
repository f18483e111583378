import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '@test/browser'
import { packStates, SEAT_STATE } from '@/domain/seat-map/packed-states'
import { platforms } from '../../simulator/package/platforms'
import { benchMap, isGone } from './bench-map'
import { type Measured, measure } from './measure'
import { measureMini } from './mini'

/**
 * The seat map beside an empty page and the same map in Leafer, alternating, each in a fresh phone-sized page on a
 * processor slowed fourfold; then the built mini-programs in the simulator. Prints medians with the limits of
 * docs/performance.md. `ROUNDS=1` for a quick run.
 */
const BENCH = path.resolve(__dirname, '..')
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SIZES = [1_000, 10_000, 40_000, 60_000]
const PAGES = ['idle', 'encore', 'leafer'] as const
const KB = 1024

type PageName = (typeof PAGES)[number]
type Results = Map<string, Measured[]>

async function main(): Promise<void> {
  if (!existsSync(path.join(BENCH, 'node_modules/leafer-ui'))) {
    execFileSync('npm', ['ci'], { cwd: BENCH, stdio: 'inherit', shell: process.platform === 'win32' })
  }
  const scripts = new Map<PageName, string>()
  for (const name of PAGES) scripts.set(name, await bundled(name))
  const browser = await launchBrowser()
  const results: Results = new Map()
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const seats of SIZES) {
      const map = benchMap(seats)
      for (const name of PAGES) {
        const measured = await measure(browser, scripts.get(name) ?? '', map)
        const key = `${seats} ${name}`
        results.set(key, [...(results.get(key) ?? []), measured])
        console.log(`${round}/${ROUNDS} ${key}: ${Math.round(measured.fullWorkMs)} ms of work for the whole picture`)
      }
    }
  }
  await browser.close()
  report(results, scripts.get('encore') ?? '')
  await reportMini()
}

/** Logic-to-view traffic of built mini-programs (`npm run build:weapp` …). */
async function reportMini(): Promise<void> {
  if (!platforms.every((platform) => existsSync(path.resolve(BENCH, `../dist/${platform}`)))) {
    throw new Error('the mini-programs are not built: npm run build:weapp, build:alipay, build:tt, build:xhs')
  }
  const measured = await measureMini()
  console.table(measured)
  for (const { platform, ...of } of measured) {
    bar(`S11 bytes while moving, ${platform}`, of.bytesWhileMoving, 0)
    bar(`S11 bytes for a tap, ${platform}`, of.bytesPerTap, KB)
    bar(`S12 KB for a zone in the list, ${platform}`, of.bytesOfList / KB, 90)
    bar(`S12 nodes with it, ${platform}`, of.nodes, 1000)
  }
}

async function bundled(name: PageName): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, `page-${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfig: path.resolve(BENCH, '../tsconfig.json'),
    resolveExtensions: ['.h5.ts', '.ts', '.js'],
  })
  return outputFiles[0]?.text ?? ''
}

function report(results: Results, script: string): void {
  const of = (seats: number, name: PageName, read: (measured: Measured) => number) =>
    median((results.get(`${seats} ${name}`) ?? []).map(read))
  console.table(
    Object.fromEntries(
      [...results.keys()].map((key) => {
        const read = (value: (measured: Measured) => number) => round(median((results.get(key) ?? []).map(value)))
        return [
          key,
          {
            'full ms': read(({ fullMs }) => fullMs),
            'full work': read(({ fullWorkMs }) => fullWorkMs),
            'pan fit p95': read(({ panFit }) => panFit.p95),
            'pan seat p95': read(({ panSeat }) => panSeat.p95),
            'work/frame fit': read(({ panFit }) => panFit.workMs),
            'work/frame seat': read(({ panSeat }) => panSeat.workMs),
            'zoom p95': read(({ zoom }) => zoom.p95),
            'sharp ms': read(({ sharpMs }) => sharpMs),
            'tap ms': read(({ tapMs }) => tapMs),
            wrong: read(({ wrongSeats }) => wrongSeats),
            'heap MB': read(({ heapMb }) => heapMb),
            'memory MB': read(({ memoryMb }) => memoryMb),
            nodes: read(({ nodes }) => nodes),
          },
        ]
      }),
    ),
  )
  const work = (seats: number, name: PageName) => of(seats, name, ({ fullWorkMs }) => fullWorkMs)
  const pan = (name: PageName, where: 'panFit' | 'panSeat') => of(40_000, name, (measured) => measured[where].p95)
  const panWork = (where: 'panFit' | 'panSeat') =>
    of(40_000, 'encore', (measured) => measured[where].workMs) -
    of(40_000, 'idle', (measured) => measured[where].workMs)
  const payload = payloadKb()
  bar('S1 work for 40 000 seats, ms', work(40_000, 'encore'), 240)
  bar('S1 ÷ Leafer', work(40_000, 'encore') / work(40_000, 'leafer'), 1 / 6)
  bar('S2 1 000 seats ÷ Leafer', work(1_000, 'encore') / work(1_000, 'leafer'), 1)
  bar('S3 60 000 ÷ 1 000 seats', work(60_000, 'encore') / work(1_000, 'encore'), 2)
  bar('S4 pan of the whole ÷ idle, p95', pan('encore', 'panFit') / pan('idle', 'panFit'), 1.15)
  bar('S4 pan of seats ÷ idle, p95', pan('encore', 'panSeat') / pan('idle', 'panSeat'), 1.15)
  bar('S5 work per frame of the whole, ms', panWork('panFit'), 12)
  bar('S5 work per frame of seats, ms', panWork('panSeat'), 12)
  const zoom = (name: PageName) => of(40_000, name, (measured) => measured.zoom.p95)
  bar('S6 zoom ÷ idle, p95', zoom('encore') / zoom('idle'), 1.2)
  bar(
    'S6 sharp again, ms',
    of(40_000, 'encore', ({ sharpMs }) => sharpMs),
    400,
  )
  bar(
    'S7 tap, ms',
    of(40_000, 'encore', ({ tapMs }) => tapMs),
    50,
  )
  bar(
    'S7 wrong seats',
    of(40_000, 'encore', ({ wrongSeats }) => wrongSeats),
    0,
  )
  bar(
    'S8 heap, MB',
    of(40_000, 'encore', ({ heapMb }) => heapMb),
    8,
  )
  bar(
    'S8 nodes',
    of(40_000, 'encore', ({ nodes }) => nodes),
    200,
  )
  bar(
    'memory, MB',
    of(40_000, 'encore', ({ memoryMb }) => memoryMb),
    60,
  )
  bar('S9 code, KB', gzipSync(script, { level: 9 }).length / KB, 20)
  bar('S10 plan of 40 000 seats, KB', payload.plan, 25)
  bar('S10 their states, KB', payload.states, 6)
}

function payloadKb(): { plan: number; states: number } {
  const map = benchMap(40_000)
  const seats = Array.from({ length: 40_000 }, (_, seat) => (isGone(seat) ? SEAT_STATE.sold : SEAT_STATE.available))
  return { plan: gzipSync(JSON.stringify(map)).length / KB, states: gzipSync(packStates(seats)).length / KB }
}

function bar(name: string, value: number, most: number): void {
  console.log(`${value <= most ? '✓' : '✗'} ${name.padEnd(36)} ${round(value)} (at most ${round(most)})`)
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

void main().finally(() => process.exit())
