import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { requestHandler } from '@test/phone-shop'
import { StackedBlocks } from '@test/stacked-blocks'
import { createTestGateway, type TestGateway } from '@test/test-gateway'
import { buildTarget } from '../scripts/build'
import { MiniApp } from '../simulator/mini-app'
import { loadPackage } from '../simulator/package/load-package'

/**
 * Logic-to-view traffic: the home page, and the list of all shows beside a default Taro page of the same cards
 * (`plain-mini`), on the same gateway. The two alternate, so that both see the same machine. `BUILT=1` uses existing
 * packages.
 */
const ROOT = path.resolve(__dirname, '..')
const PLAIN = path.join(__dirname, 'plain-mini')
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const KB = 1024
const PAGE_LENGTH = 20
const LIST_CALL = '/show_list/list'
const CARDS = '[id^=show-]'

interface Load {
  calls: number
  bytes: number
  largestBytes: number
  /** Number of drawn cards. */
  cards: number
  /** JSON bytes of these cards. */
  rawBytes: number
  /** Time from launch until nothing moves. */
  ms: number
}

async function main(): Promise<void> {
  if (!process.env.BUILT) await build()
  const shop = await createTestGateway()
  const loads: Record<string, Load[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, folder, page] of [
      ['home', path.join(ROOT, 'dist/weapp'), 'pages/list/list'],
      ['all shows', path.join(ROOT, 'dist/weapp'), 'pages/all/all'],
      ['plain Taro', path.join(PLAIN, 'dist/weapp'), 'pages/list/list'],
    ] as const)
      loads[name] = [...(loads[name] ?? []), await load(shop, folder, page, name !== 'home')]
  }
  await shop.close()
  report(loads)
}

async function build(): Promise<void> {
  console.log('Building both packages …')
  const taro = path.join(ROOT, 'node_modules/.bin/taro')
  const env = { ...process.env, NODE_ENV: 'production' } as const
  execFileSync(taro, ['build', '--type', 'weapp', '--no-check'], { cwd: PLAIN, env, stdio: 'ignore' })
  const { isOk, output } = await buildTarget('weapp')
  if (!isOk) throw new Error(output)
}

/** First screen of a page on a fresh phone; a page with cards counts once they are drawn. */
async function load(shop: TestGateway, folder: string, page: string, hasCards: boolean): Promise<Load> {
  let rawBytesPerCard = 0
  const answer = requestHandler(shop)
  const app = new MiniApp({
    miniPackage: loadPackage(folder, 'weapp'),
    rectangleOf: new StackedBlocks().rectangleOf,
    request: async (request) => {
      const reply = await answer(request)
      if (typeof reply === 'object' && request.url.includes(LIST_CALL))
        rawBytesPerCard = Buffer.byteLength(JSON.stringify(JSON.parse(String(reply.body)).data.list)) / PAGE_LENGTH
      return reply
    },
  })
  try {
    const from = performance.now()
    await app.launch(page)
    if (hasCards) await app.waitFor(() => app.all(CARDS).length > 0)
    await app.settle()
    const ms = performance.now() - from
    // Countdown ticks change only texts, however slow the machine is.
    const isDrawing = ({ keys }: { keys: string[] }) => !keys.every((key) => key.endsWith('.v'))
    const calls = app.setDataCalls.filter((call) => call.component === page && isDrawing(call))
    const cards = app.all(CARDS).length
    return {
      calls: calls.length,
      bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
      largestBytes: Math.max(...calls.map(({ bytes }) => bytes)),
      cards,
      rawBytes: cards * rawBytesPerCard,
      ms,
    }
  } finally {
    app.close()
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function report(loads: Record<string, Load[]>): void {
  console.log('\n| page | calls | KB | largest KB | cards | KB for ten cards | ÷ raw JSON | ms |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [name, of] of Object.entries(loads)) {
    const value = (pick: (load: Load) => number) => median(of.map(pick))
    const [bytes, cards, rawBytes] = [
      value((one) => one.bytes),
      value((one) => one.cards),
      value((one) => one.rawBytes),
    ]
    const perTen = cards > 0 ? ((bytes / cards) * 10) / KB : Number.NaN
    const sizes = [bytes / KB, value((one) => one.largestBytes) / KB].map((size) => size.toFixed(1))
    const ratios = cards > 0 ? [perTen.toFixed(1), (bytes / rawBytes).toFixed(2)] : ['', '']
    const row = [name, value((one) => one.calls), ...sizes, cards, ...ratios, Math.round(value((one) => one.ms))]
    console.log(`| ${row.join(' | ')} |`)
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
