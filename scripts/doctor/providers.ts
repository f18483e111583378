import { readSettings } from '../../config/settings/read-settings'
import type { SettingValues } from '../../config/settings/settings'
import type { Database } from '../../gateway/src/database/connect'
import { configuredProviders } from '../../gateway/src/providers/configured-providers'
import { MessageFault } from '../../gateway/src/providers/message/contract'
import { missingProviders } from '../../gateway/src/providers/missing-providers'
import { type PaymentProvider, VendorFault } from '../../gateway/src/providers/payment/contract'
import { ProviderFaults } from '../../gateway/src/providers/providers'
import { appSettings, messageSettings, paymentSettings } from '../../gateway/src/start-options'
import type { Finding } from './finding'
import type { Machine } from './machine'

/** Vendors refuse a clock that is further off, ms. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** A clock that drifts is worth a note, ms. */
const CLOCK_NOTE_MS = 30_000
/** Payments are queried without a database. */
const NO_DATABASE = {} as Database
/** A payment that no vendor has. */
const NO_PAYMENT = '000000000000000000000000'

/** State of the providers: their keys, their addresses, their answers to a question, and the clock. */
export async function examineProviders({ environment, clockError }: Machine): Promise<Finding[]> {
  const values = readSettings(environment)
  return [...(await examinePayments(values, clockError)), ...(await examineVendors(values))]
}

async function examinePayments(values: SettingValues, clockError: Machine['clockError']): Promise<Finding[]> {
  const accounts = paymentSettings(values)
  if (!accounts.wechatPay && !accounts.alipay) {
    const advice = 'docs/providers/wechat-pay.md and docs/providers/alipay.md say what to paste'
    return [
      { subject: 'payment', state: 'note', found: 'no contract is configured: only free tickets are sold', advice },
    ]
  }
  const findings = [publicAddress(values)]
  for (const [name, account] of Object.entries(accounts)) {
    findings.push(...(await examineAccount(values, { [name]: account }, clockError)))
  }
  return findings
}

/** Vendors of messages and apps: each is called without a message or a user. */
async function examineVendors(values: SettingValues): Promise<Finding[]> {
  const settings = { sandbox: false, messages: messageSettings(values), apps: appSettings(values) }
  try {
    const providers = configuredProviders(settings, { secret: '' }, NO_DATABASE)
    const missing = missingProviders(providers).filter((lack) => !lack.includes('payment'))
    return [
      ...(await Promise.all(providers.messages.map(({ name, check }) => examineVendor(name, check)))),
      ...(await Promise.all(
        TERMINALS.flatMap((terminal) => {
          const vendor = providers.vendors.find((each) => each.serves(terminal))
          return vendor ? [examineVendor(`users of ${terminal}`, vendor.check)] : []
        }),
      )),
      ...missing.map((found): Finding => ({ subject: 'not offered', state: 'note', found, advice: 'docs/providers' })),
    ]
  } catch (error) {
    if (!(error instanceof ProviderFaults)) throw error
    return [{ subject: 'vendors', state: 'wrong', found: error.faults.join('; '), advice: 'docs/configuration.md' }]
  }
}

async function examineVendor(subject: string, check?: (now: number) => Promise<void>): Promise<Finding> {
  if (!check) return { subject, state: 'good', found: 'configured; a call without a user or a message does not exist' }
  try {
    await check(Date.now())
    return { subject, state: 'good', found: 'answers, and accepts the secret' }
  } catch (error) {
    if (!(error instanceof VendorFault || error instanceof MessageFault)) throw error
    return { subject, state: 'wrong', found: error.code, advice: 'docs/providers explains the code' }
  }
}

function publicAddress({ PUBLIC_ORIGIN: origin }: SettingValues): Finding {
  const subject = 'reports of vendors'
  if (origin?.startsWith('https:')) return { subject, state: 'good', found: `${origin}/notify/payments/…` }
  const advice = 'PUBLIC_ORIGIN has to be the https address that vendors reach'
  return { subject, state: 'wrong', found: origin ?? 'no PUBLIC_ORIGIN', advice }
}

async function examineAccount(
  { PUBLIC_ORIGIN: publicOrigin }: SettingValues,
  account: ReturnType<typeof paymentSettings>,
  clockError: Machine['clockError'],
): Promise<Finding[]> {
  try {
    const { payments } = configuredProviders({ sandbox: false, publicOrigin, ...account }, { secret: '' }, NO_DATABASE)
    return await Promise.all(payments.flatMap((provider) => [answer(provider), clock(provider, clockError)]))
  } catch (error) {
    if (!(error instanceof ProviderFaults)) throw error
    const subject = account.wechatPay ? 'wechat-pay' : 'alipay'
    return [{ subject, state: 'wrong', found: error.faults.join('; '), advice: `docs/providers/${subject}.md` }]
  }
}

/** A question about no payment proves keys, signatures of both sides and the address, and changes nothing. */
async function answer(provider: PaymentProvider): Promise<Finding> {
  const subject = provider.name
  const [product = ''] = TERMINALS.flatMap((terminal) => provider.productsFor(terminal))
  try {
    await provider.query({ paymentId: NO_PAYMENT, product }, Date.now())
    const products = [...new Set(TERMINALS.flatMap((terminal) => provider.productsFor(terminal)))]
    return { subject, state: 'good', found: `answers with its signature; ${products.join(', ')}` }
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error
    return { subject, state: 'wrong', found: error.code, advice: `docs/providers/${subject}.md explains the code` }
  }
}

const TERMINALS = ['M_WEB', 'PC_WEB', 'WEIXIN_H5', 'WEIXIN_MINI', 'ALIPAY_MINI', 'DOUYIN_MINI', 'XHS_MINI']

async function clock({ name, origin }: PaymentProvider, clockError: Machine['clockError']): Promise<Finding> {
  const subject = `clock of ${name}`
  const error = await clockError(origin)
  if (error === null) return { subject, state: 'note', found: 'did not answer', advice: `is ${origin} reachable?` }
  const seconds = Math.round(error / 1000)
  const found = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead'}`
  if (Math.abs(error) < CLOCK_NOTE_MS) return { subject, state: 'good', found }
  const state = Math.abs(error) < CLOCK_TOLERANCE_MS ? 'note' : 'wrong'
  return {
    subject,
    state,
    found,
    advice: 'set the time of this machine by NTP: vendors refuse signatures of another time',
  }
}
