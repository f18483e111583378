import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CopyGroup } from '@/contracts/copywriting/get-copywriting'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { Context } from '../call'
import { ShiftedClock } from '../clock'
import { photoCaptchas, riskCaptchas, users } from '../database/schema/people'
import { outbox } from '../database/schema/shop'
import { acceptForms } from '../http/form-body'
import { originOf } from '../http/origin'
import { partialFault } from '../http/validate'
import { newId } from '../random'
import { merchantOf } from '../shop/merchants'
import type { Shop } from '../shop/shop'
import { shopStatusOf } from '../shop/shop-status'
import { registerApplicationSandbox } from './application-sandbox'
import { registerBenefitSandbox } from './benefit-sandbox'
import { registerCertificationSandbox } from './certification-sandbox'
import type { ShopFaults } from './faults'
import { registerGateSandbox } from './gate-sandbox'
import { registerHotSaleSandbox } from './hot-sale-sandbox'
import { registerIdentitySandbox } from './identity-sandbox'
import { servicePage, storePage } from './outside-pages'
import { registerOutsideSeats } from './outside-seats'
import { registerPageSandbox } from './pages/page-sandbox'
import { registerProviderPages } from './provider-sandbox'
import { isAllowedReturn } from './return-address'
import { sandboxPage } from './sandbox-page'
import { SANDBOX_POLICY } from './sandbox-policy'
import { registerTicketCodeSandbox } from './ticket-code-sandbox'
import { registerTrackingSandbox } from './tracking-sandbox'
import { registerTradingSandbox } from './trading-sandbox'
import { registerVisitSandbox } from './visit-sandbox'

const LATEST = 50

interface SandboxParts extends Context {
  faults: ShopFaults
}

/** Developer side of the shop: codes, time, orders, and the cashier of web payments. */
export function registerSandbox(app: FastifyInstance, { faults, ...context }: SandboxParts): void {
  const { db, clock, shop } = context
  const html = (reply: FastifyReply, page: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', SANDBOX_POLICY)
      .send(page)
  acceptForms(app)

  app.get('/sandbox', (_request, reply) => html(reply, sandboxPage()))
  app.get<{ Querystring: { redirect_uri?: string; state?: string } }>('/sandbox/weixin/authorize', (request, reply) => {
    const { redirect_uri: target = '', state = '' } = request.query
    const own = originOf(request, context.settings)
    if (!isAllowedReturn(target, own)) return reply.code(400).send({ error: 'redirect_uri' })
    const back = new URL(target)
    back.searchParams.set('code', newId())
    back.searchParams.set('state', state)
    return reply.redirect(back.href, 302)
  })
  app.get('/sandbox/service', (_request, reply) => html(reply, servicePage()))
  app.get('/sandbox/app', (_request, reply) => html(reply, storePage()))
  app.get('/sandbox/api/outbox', () => db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(LATEST))
  app.get('/sandbox/api/captchas', () =>
    db.select().from(photoCaptchas).orderBy(desc(photoCaptchas.expiresAt)).limit(LATEST),
  )
  app.get('/sandbox/api/risk-captchas', () =>
    db.select().from(riskCaptchas).orderBy(desc(riskCaptchas.expiresAt)).limit(LATEST),
  )
  app.get('/sandbox/api/users', () => db.select().from(users).orderBy(desc(users.createdAt)).limit(LATEST))
  app.post<{ Params: { id: string } }>('/sandbox/api/users/:id/unbind', async (request) => {
    await db.update(users).set({ areaCode: null, cellphone: null }).where(eq(users.id, request.params.id))
    return { done: true }
  })
  app.get('/sandbox/api/shop', () => shopState(shop))
  app.post<{ Body: ShopChanges }>('/sandbox/api/shop', async (request, reply) => {
    const changes = request.body ?? {}
    const fault = faultOf(changes.config) ?? faultOfTexts(changes.copywriting)
    if (fault !== null) return reply.code(400).send({ error: fault })
    await changeShop(shop, changes)
    return shopState(shop)
  })
  registerTradingSandbox(app, context, html)
  registerCertificationSandbox(app, context, html)
  registerApplicationSandbox(app, context)
  registerOutsideSeats(app, context, html)
  registerProviderPages(app, context, html)
  registerBenefitSandbox(app, context)
  registerVisitSandbox(app, context)
  registerTicketCodeSandbox(app, context)
  registerGateSandbox(app, context, html)
  registerIdentitySandbox(app, context)
  registerPageSandbox(app, context)
  registerHotSaleSandbox(app, context)
  registerTrackingSandbox(app, context)
  app.get('/sandbox/api/faults', () => faults.list())
  app.post<{ Body: { scenario?: string; path?: string; times?: number } }>('/sandbox/api/faults', async (request) => {
    const { scenario = '', path = '', times = 1 } = request.body ?? {}
    // Without a name: clears all faults.
    faults.set(scenario === '' ? [] : [...faults.list(), { scenario, path, times }])
    return faults.list()
  })
  app.get('/sandbox/api/clock', () => ({ now: clock.now() }))
  app.post<{ Body: { offset?: number } }>('/sandbox/api/clock', async (request) => {
    const offset = Number(request.body?.offset ?? 0)
    if (clock instanceof ShiftedClock && Number.isFinite(offset)) {
      await shop.change({ clockOffset: offset })
      clock.shiftTo(offset)
      await shop.roll(clock.now())
    }
    return { now: clock.now() }
  })
  app.post('/sandbox/api/reset', async () => {
    await shop.reset(clock.now())
    return { done: true }
  })
}

interface ShopChanges {
  status?: string
  merchant?: string
  /** Configuration fields that differ from the merchant's; `{}` resets all. */
  config?: Partial<ShopConfig>
  /** Text overrides of the shop; `[]` resets all. */
  copywriting?: CopyGroup[]
}

async function changeShop(shop: Shop, { status, merchant, config, copywriting }: ShopChanges): Promise<void> {
  const isAnotherShop = merchant !== undefined || config !== undefined
  await shop.change({
    status: shopStatusOf(status) ?? shop.status,
    ...(isAnotherShop && { merchant: merchantOf(merchant) ?? shop.merchant, configChanges: config ?? {} }),
    ...(copywriting && { copywriting }),
  })
}

function shopState({ status, merchant, configChanges, copywriting }: Shop) {
  return { status, merchant, config: configChanges, copywriting }
}

/** Fault of text overrides; null if valid. */
function faultOfTexts(copywriting: unknown): string | null {
  if (copywriting === undefined) return null
  if (!Array.isArray(copywriting)) return 'must be a list'
  if (!copywriting.every((group) => group?.type && Array.isArray(group.items))) return 'a group has a type and items'
  return copywriting.map((group) => partialFault('CopyGroup', group)).find((fault) => fault !== null) ?? null
}

/** Fault of configuration fields; null if valid. */
function faultOf(config: unknown): string | null {
  if (config === undefined) return null
  return partialFault('ShopConfig', config)
}
