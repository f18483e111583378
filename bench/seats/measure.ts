import { readFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { benchStates, type WholeMap } from './bench-map'

/** Measurements of a map, in ms, on a processor slowed by `SLOWDOWN`. */
export interface Measured {
  /** Time until everything is drawn. */
  fullMs: number
  /** Main thread time. */
  fullWorkMs: number
  panFit: Frames
  panSeat: Frames
  zoom: Frames
  /** From the last step of a zoom to a sharp picture. */
  sharpMs: number
  /** From a tap to its frame. */
  tapMs: number
  wrongSeats: number
  heapMb: number
  memoryMb: number
  nodes: number
}

export interface Frames {
  /** Frame interval. */
  p50: number
  p95: number
  /** Main thread time per frame. */
  workMs: number
}

const SLOWDOWN = 4
const PHONE = { width: 390, height: 664 }
const PAN_STEPS = 60
const ZOOM_STEPS = 40
const TAPS = 100
/** Seat distance for selecting, px. */
const SEAT_PITCH_PX = 16
const MB = 1024 * 1024

/** Mounts a map in a fresh page and runs the script: whole, panned, zoomed, tapped. */
export async function measure(browser: Browser, script: string, map: WholeMap): Promise<Measured> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const style = `style="width:${PHONE.width}px;height:${PHONE.height}px;display:block"`
  await page.setContent(`<body style="margin:0;overflow:hidden"><canvas id="map" ${style}></canvas></body>`)
  await page.addScriptTag({ content: script })
  await page.evaluate((given) => Object.assign(window, { given }), { map, states: benchStates(map) })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const pid = await processOf(browser)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await memoryOf(cdp, pid)
  const workBefore = workMs(pid)
  const fullMs = await mounted(page)
  const fullWorkMs = workMs(pid) - workBefore
  const panFit = await frames(page, pid, PAN_STEPS, 'pan')
  await zoomTo(page, SEAT_PITCH_PX)
  const panSeat = await frames(page, pid, PAN_STEPS, 'pan')
  const taps = await tapped(page)
  await zoomTo(page, 0)
  const zoom = await frames(page, pid, ZOOM_STEPS, 'zoom')
  const sharpMs = await page.evaluate(async () => {
    const from = performance.now()
    await window.benchPage.rested()
    return performance.now() - from
  })
  const after = await memoryOf(cdp, pid)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return {
    fullMs,
    fullWorkMs,
    panFit,
    panSeat,
    zoom,
    sharpMs,
    nodes,
    ...taps,
    heapMb: (after.heap - before.heap) / MB,
    memoryMb: (after.resident - before.resident) / MB,
  }
}

/** The map is ready after four punctual frames in a row. */
function mounted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const from = performance.now()
    const { given } = window as unknown as { given: { map: WholeMap; states: ReturnType<typeof benchStates> } }
    await window.mountMap(given.map, given.states)
    const drawn = performance.now()
    for (let smooth = 0, last = drawn; smooth < 4; ) {
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      smooth = now - last <= 26 ? smooth + 1 : 0
      last = now
    }
    return drawn - from
  })
}

async function frames(page: Page, pid: number, steps: number, kind: 'pan' | 'zoom'): Promise<Frames> {
  const workBefore = workMs(pid)
  const gaps = await page.evaluate(
    async ({ count, isPan }) => {
      const times: number[] = []
      for (let step = 0; step < count; step += 1) {
        await new Promise(requestAnimationFrame)
        times.push(performance.now())
        const side = step % 20 < 10 ? 1 : -1
        if (isPan) window.benchPage.move(side * 14, side * 9)
        else window.benchPage.zoom(1.08)
      }
      return times.slice(1).map((time, at) => time - (times[at] ?? 0))
    },
    { count: steps, isPan: kind === 'pan' },
  )
  const sorted = gaps.sort((a, b) => a - b)
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: share(0.5), p95: share(0.95), workMs: (workMs(pid) - workBefore) / steps }
}

async function zoomTo(page: Page, pitch: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { benchPage } = window
    for (let step = 0; step < 60; step += 1) {
      const factor = wanted / benchPage.pitch()
      if (wanted > 0 && Math.abs(factor - 1) < 0.001) break
      benchPage.zoom(Math.min(1.2, Math.max(0.8, factor)))
      await new Promise(requestAnimationFrame)
    }
    await benchPage.rested()
  }, pitch)
}

/** Taps the centres of visible seats, and checks that those seats were hit. */
function tapped(page: Page): Promise<{ tapMs: number; wrongSeats: number }> {
  return page.evaluate(
    async ({ count, width, height }) => {
      const { benchPage } = window
      const times: number[] = []
      let wrongSeats = 0
      for (let seat = 0; times.length < count && seat < 70_000; seat += 1) {
        const { x, y } = benchPage.placeOf(seat)
        if (!(x > 20 && y > 20 && x < width - 20 && y < height - 20)) continue
        const from = performance.now()
        if (benchPage.tap(x, y) !== seat) wrongSeats += 1
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        times.push(performance.now() - from)
      }
      times.sort((a, b) => a - b)
      return { tapMs: times[Math.floor(times.length / 2)] ?? 0, wrongSeats }
    },
    { count: TAPS, ...PHONE },
  )
}

/** Processor time of the page's main thread so far, regardless of other processes. */
function workMs(pid: number): number {
  const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** Renderer process. */
async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id))
}

/** Heap after garbage collection, and memory of the page's process. */
async function memoryOf(cdp: CDPSession, pid: number): Promise<{ heap: number; resident: number }> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  return { heap, resident: Number(kb) * 1024 }
}
