import { rmSync } from 'node:fs'
import { acceptedOffer } from '@test/buyer'
import { type GatewayProcess, startGatewayProcess, temporaryFolder } from '@test/gateway-process'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { type Endpoint, rootPathOf } from '@/contracts/endpoint'
import type { Envelope } from '@/contracts/envelope'
import { type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import { listOrders } from '@/contracts/order/list-orders'
import { preOrder } from '@/contracts/order/pre-order'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const SHOW = NAMED_SHOWS.fiftyTickets
const STOCK = 50
/** Each has as many orders that wait to be paid as may. */
const BUYERS = 10
/** Answers to wait for before the power goes. */
const ENOUGH = 12

describe('a gateway that is killed while it sells', () => {
  const dataDir = temporaryFolder()
  let gateway: GatewayProcess

  beforeAll(async () => {
    gateway = await startGatewayProcess({ dataDir, databaseUrl: process.env.TEST_DATABASE_URL })
  })
  afterAll(async () => {
    await gateway.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, as?: string, key?: string) {
    const isRead = endpoint.method === 'GET'
    const path = rootPathOf(endpoint).replace(/:(\w+)/g, (_mark, name: string) =>
      String((input as Record<string, unknown>)[name]),
    )
    const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const reply = await fetch(`${gateway.origin}${path}${query}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        src: 'M_WEB',
        ...(as && { 'access-token': as }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(!isRead && { body: JSON.stringify(input) }),
    })
    const envelope = (await reply.json()) as Envelope<Output>
    if (envelope.data === null) throw new Error(`${endpoint.path}: ${envelope.comments}`)
    return envelope.data
  }

  async function logIn(at: number): Promise<string> {
    const phone = { cellphone: `138001380${String(at).padStart(2, '0')}`, countryCode: '86' }
    const { captchaId } = await call(getPhotoCaptcha, { scene: 'LOGIN' })
    const captchas = await gateway.sandbox<{ id: string; answer: string }[]>('captchas')
    const captchaCode = captchas.find(({ id }) => id === captchaId)?.answer ?? ''
    await call(sendVerifyCode, { ...phone, captchaId, captchaCode, scene: 'LOGIN' })
    const [message] = await gateway.sandbox<{ content: string }[]>('outbox')
    const verifyCode = /\d{6}/.exec(message?.content ?? '')?.[0] ?? ''
    return (await call(loginOrRegister, { ...phone, verifyCode })).accessToken
  }

  async function offer(as: string) {
    const { sessions } = await call(listSessionsStatic, { showId: SHOW })
    const bizShowSessionId = sessions[0]?.bizShowSessionId ?? ''
    const { seatPlans } = await call(listSeatPlansStatic, { showId: SHOW, bizShowSessionId })
    const items = [{ seatPlanId: seatPlans[0]?.seatPlanId ?? '', qty: 1 }]
    const wanted = { src: 'M_WEB', showId: SHOW, bizShowSessionId, items }
    return acceptedOffer(wanted, await call(preOrder, wanted, as))
  }

  it('keeps everything answered, and repeats nothing', async () => {
    const buyers = await inTurn(BUYERS, logIn)
    const inputs = await inTurn(STOCK, (index) => offer(buyers[index % BUYERS] ?? ''))
    const order = (index: number, key?: string) => call(createOrder, found(inputs[index]), buyers[index % BUYERS], key)
    const answered = new Map<number, CreateOrderOutput>()
    await new Promise<void>((resolve) => {
      for (let index = 0; index < STOCK; index += 1) {
        order(index, `key-${index}`).then(
          (placed) => {
            answered.set(index, placed)
            if (answered.size === ENOUGH) resolve(gateway.kill())
          },
          () => {},
        )
      }
    })
    gateway = await startGatewayProcess({ dataDir, databaseUrl: process.env.TEST_DATABASE_URL })

    const lists = await inTurn(BUYERS, (at) =>
      call(listOrders, { tab: 'TICKET', offset: 0, length: STOCK }, buyers[at]),
    )
    const known = new Set(lists.flatMap(({ list }) => list.map(({ orderId }) => orderId)))
    expect(answered.size).toBeGreaterThanOrEqual(ENOUGH)
    for (const [index, placed] of answered) {
      expect(known.has(placed.orderId)).toBe(true)
      expect(await order(index, `key-${index}`)).toEqual(placed)
    }
    // Orders answered after the power failure are placed now, or were placed then.
    await inTurn(STOCK, (index) => order(index, `key-${index}`))
    const late = await logIn(BUYERS)
    await expect(offer(late).then((input) => call(createOrder, input, late))).rejects.toThrow('已售罄')
  })
})

/** One after the other. */
async function inTurn<Result>(count: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < count; at += 1) results.push(await work(at))
  return results
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('not there')
  return value
}
