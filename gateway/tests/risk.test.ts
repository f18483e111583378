import { offerOf, orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import jwt from 'jsonwebtoken'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { checkCaptcha } from '@/contracts/risk/check-captcha'
import { getRiskToken } from '@/contracts/risk/get-risk-token'
import { type CaptchaType, recordCaptcha } from '@/contracts/risk/record-captcha'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const MINUTE = 60_000
const SCOPE = 'ORDER'
const { captcha: guarded, simpleConcert: ordinary } = NAMED_SHOWS

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

async function riddle(captchaType: CaptchaType, showId: string = guarded) {
  const { data } = await shop.call(recordCaptcha, { scope: SCOPE, captchaType, showId })
  const captchaId = data?.captchaId ?? ''
  const open = (await shop.gateway.inject({ url: '/sandbox/api/risk-captchas' })).json()
  const answer: string = open.find(({ id }: { id: string }) => id === captchaId)?.answer
  return { captchaId, answer, payload: data?.payload }
}

async function check(captchaType: CaptchaType, captchaId: string, answer: string, as?: string) {
  return (await shop.call(checkCaptcha, { captchaId, scope: SCOPE, captchaType, answer }, { as })).data
}

async function solved(captchaType: CaptchaType, showId?: string, who?: string): Promise<string> {
  const { captchaId, answer } = await riddle(captchaType, showId)
  return (await check(captchaType, captchaId, answer, who ?? (await shop.signIn())))?.token ?? ''
}

async function buy(proof: string, showId: string = guarded, who?: string) {
  const as = who ?? (await shop.signIn())
  const input = await orderInput(shop, showId, as)
  return shop.call(createOrder, input, { as, headers: { 'risk-control': proof } })
}

describe('a guarded sale', () => {
  it('announces its captchas; an ordinary one has none', async () => {
    const as = await shop.signIn()
    const requested = async (showId: string) => {
      const { seatPlanId, ...offer } = await offerOf(shop, showId)
      const { data } = await shop.call(preOrder, { src: 'M_WEB', ...offer, items: [{ seatPlanId, qty: 1 }] }, { as })
      return data?.captchaTypes
    }
    expect(await requested(guarded)).toEqual(['SLIDER', 'IMAGE'])
    expect(await requested(ordinary)).toBeUndefined()
  })

  it('sells to a buyer with all captchas solved', async () => {
    const proof = `${await solved('SLIDER')},${await solved('IMAGE')}`
    expect((await buy(proof)).data?.orderId).toBeTruthy()
  })

  it('rejects all other buyers', async () => {
    const slider = await solved('SLIDER')
    const ofAnotherShow = `${await solved('SLIDER', ordinary)},${await solved('IMAGE', ordinary)}`
    const { data } = await shop.call(getRiskToken, { scope: SCOPE, showId: ordinary })
    const forged = jwt.sign({ kind: 'RISK', scope: SCOPE, showId: guarded, exp: 9_999_999_999 }, 'a guess')
    const unsigned = jwt.sign({ kind: 'RISK', scope: SCOPE, showId: guarded, exp: 9_999_999_999 }, '', {
      algorithm: 'none',
    })
    for (const proof of ['', 'nonsense', slider, ofAnotherShow, data?.token ?? '', forged, unsigned]) {
      expect((await buy(proof)).statusCode).toBe(BUSINESS_ERROR.captchaNeeded)
    }
  })

  it('accepts a proof for ten minutes', async () => {
    const proof = `${await solved('SLIDER')},${await solved('IMAGE')}`
    const later = `${await solved('SLIDER')},${await solved('IMAGE')}`
    shop.clock.advance(10 * MINUTE - 1000)
    expect((await buy(proof)).data?.orderId).toBeTruthy()
    shop.clock.advance(2000)
    expect((await buy(later)).statusCode).toBe(BUSINESS_ERROR.captchaNeeded)
  })

  it('accepts a proof once, for any number of orders at the same time', async () => {
    const proof = `${await solved('SLIDER')},${await solved('IMAGE')}`
    const answers = await Promise.all(Array.from({ length: 4 }, () => buy(proof)))
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.captchaNeeded)
    expect(refused).toHaveLength(3)
  })

  it('accepts a proof from its solver only', async () => {
    const solver = await shop.signIn('13800138001')
    const buyer = await shop.signIn('13800138002')
    const bought = `${await solved('SLIDER', guarded, solver)},${await solved('IMAGE', guarded, solver)}`
    expect((await buy(bought, guarded, buyer)).statusCode).toBe(BUSINESS_ERROR.captchaNeeded)
    const nobodys = `${await solved('SLIDER', guarded, '')},${await solved('IMAGE', guarded, '')}`
    expect((await buy(nobodys, guarded, buyer)).statusCode).toBe(BUSINESS_ERROR.captchaNeeded)
    const twice = `${await solved('SLIDER')},${await solved('SLIDER')}`
    expect((await buy(twice)).statusCode).toBe(BUSINESS_ERROR.captchaNeeded)
  })

  it('issues no token that bypasses the captchas', async () => {
    expect((await shop.call(getRiskToken, { scope: SCOPE, showId: guarded })).data).toEqual({})
    expect((await shop.call(getRiskToken, { scope: SCOPE, showId: ordinary })).data?.token).toBeTruthy()
    expect((await shop.call(getRiskToken, { scope: SCOPE, showId: 'nothing' })).data).toBeNull()
  })
})

describe('a captcha', () => {
  it('shows a picture to read, in any case', async () => {
    const { captchaId, answer, payload } = await riddle('IMAGE')
    expect(payload).toMatchObject({ image: expect.stringContaining('data:image/svg+xml'), width: 150, height: 50 })
    expect(await check('IMAGE', captchaId, answer.toUpperCase())).toMatchObject({ pass: true })
  })

  it.each([
    [0, true],
    [5, true],
    [-5, true],
    [6, false],
    [-6, false],
  ])('accepts a piece %i px beside its gap: %p', async (beside, pass) => {
    const { captchaId, answer, payload } = await riddle('SLIDER')
    expect(payload?.piece).toMatchObject({ size: 48, image: expect.stringContaining('data:image/svg+xml') })
    expect(await check('SLIDER', captchaId, String(Number(answer) + beside))).toMatchObject({ pass })
  })

  it.each(['', ' ', 'x', 'NaN', 'Infinity'])('rejects %j', async (given) => {
    const { captchaId } = await riddle('SLIDER')
    expect(await check('SLIDER', captchaId, given)).toEqual({ pass: false })
  })

  it('allows one try, for its kind, within two minutes', async () => {
    const tried = await riddle('SLIDER')
    await check('SLIDER', tried.captchaId, 'wrong')
    expect(await check('SLIDER', tried.captchaId, tried.answer)).toEqual({ pass: false })
    const other = await riddle('SLIDER')
    expect(await check('IMAGE', other.captchaId, other.answer)).toEqual({ pass: false })
    const late = await riddle('IMAGE')
    shop.clock.advance(2 * MINUTE + 1)
    expect(await check('IMAGE', late.captchaId, late.answer)).toEqual({ pass: false })
  })

  it('places its gap away from the start of the piece, and inside the picture', async () => {
    for (let count = 0; count < 50; count += 1) {
      const { answer, payload } = await riddle('SLIDER')
      const { width = 0, height = 0, piece = { size: 0, top: 0 } } = payload ?? {}
      expect(Number(answer)).toBeGreaterThanOrEqual(90)
      expect(Number(answer) + piece.size).toBeLessThan(width)
      expect(piece.top + piece.size).toBeLessThan(height)
    }
  })
})
