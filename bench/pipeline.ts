import { createBareApp } from '@test/bare-app'
import type { Endpoint } from '@/contracts/endpoint'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listVouchers } from '@/contracts/voucher/list-vouchers'

/**
 * Cost of the pipeline itself: 10 000 calls of each kind over an immediate transport. Processor time and memory, less
 * those of the transport alone. Run with --expose-gc and a young generation that needs no collection.
 */
const CALLS = 10_000
/** Concurrent calls. */
const BATCH = 500
const WARM_UP = 2000
const ANSWER = { status: 200, headers: {}, body: { statusCode: 200, data: { list: [], total: 0 } } }

type Send = () => Promise<unknown>

async function main(): Promise<void> {
  const transport = async () => ANSWER
  const app = createBareApp({ transport, token: 'token' })
  const call =
    <Input extends object>(endpoint: Endpoint<Input, unknown>, input: Input): Send =>
    () =>
      app.request(endpoint, input)
  const kinds: [name: string, send: Send][] = [
    ['medium read', call(getShowStatic, { showId: '5f0000000000000000000001' })],
    ['high read', call(getOrder, { orderId: '5f0000000000000000000001', fromPage: 'ORDER_DETAIL_PAGE' })],
    ['ticket read, kept on the device', call(listVouchers, { offset: 0, length: 20 })],
    [
      'pricing an order, with proofs',
      call(preOrder, {
        src: 'H5',
        showId: '5f0000000000000000000001',
        bizShowSessionId: '5f0000000000000000000002',
        items: [],
      }),
    ],
  ]
  const timersBefore = timers()
  const alone = await cost(transport)
  const rows: Record<string, object> = {}
  for (const [name, send] of kinds) {
    const { micros, bytes } = await cost(send)
    rows[name] = { 'µs per call': round(micros - alone.micros), 'KB per call': round((bytes - alone.bytes) / 1024) }
  }
  console.table(rows)
  await new Promise((resolve) => setTimeout(resolve, 50))
  console.log(`Timers left behind: ${timers() - timersBefore}. Node ${process.version}.`)
}

/** Processor time, µs, and memory, bytes, per call. */
async function cost(send: Send): Promise<{ micros: number; bytes: number }> {
  await many(send, WARM_UP)
  if (!globalThis.gc) throw new Error('run with --expose-gc')
  globalThis.gc()
  const memory = process.memoryUsage().heapUsed
  const processor = process.cpuUsage()
  await many(send, CALLS)
  const { user, system } = process.cpuUsage(processor)
  return { micros: (user + system) / CALLS, bytes: (process.memoryUsage().heapUsed - memory) / CALLS }
}

async function many(send: Send, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += BATCH) await Promise.all(Array.from({ length: BATCH }, send))
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

void main()
