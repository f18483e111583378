import { parseArgs } from 'node:util'
import { AREAS, type AreaName, isArea } from './areas'
import type { Credentials } from './log-in'

const USAGE = `usage: npm run conformance -- --gateway https://gateway.example [options]

  --as 13800138000:123456   logs in with this phone and code; 853-66001234:123456 names the country
  --as-other phone:code     a second user, who must not reach what the first one has
  --areas browse,buy        ${AREAS.join(', ')}; all of them without it
  --show <showId>           the show whose tickets are ordered; any without it
  --pay                     goes on to pay an order; without it nothing is paid
  --pay-wait 120            how long a payment by hand is waited for, seconds
  --merchant <merchantId>   the merchant that the calls name
  --out <folder>            where report.txt, report.json and report.html go; .data/conformance without it`

export interface CommandOptions {
  gateway: string
  credentials: Credentials | undefined
  otherCredentials: Credentials | undefined
  areas: AreaName[]
  showId: string | undefined
  mayPay: boolean
  payWaitMs: number
  merchantId: string
  out: string
}

const DEFAULT_COUNTRY = '86'
const FLAGS = {
  gateway: { type: 'string' },
  as: { type: 'string' },
  'as-other': { type: 'string' },
  areas: { type: 'string' },
  show: { type: 'string' },
  pay: { type: 'boolean', default: false },
  'pay-wait': { type: 'string', default: '120' },
  merchant: { type: 'string', default: '' },
  out: { type: 'string', default: '.data/conformance' },
} as const

/** Parses the command line; throws with a message about the first fault. */
export function parseOptions(args: readonly string[]): CommandOptions {
  const { values } = readFlags(args)
  const payWait = Number(values['pay-wait'])
  if (!(payWait >= 0)) throw new Error('--pay-wait takes seconds')
  return {
    gateway: gatewayOf(values.gateway),
    credentials: credentialsOf(values.as, '--as'),
    otherCredentials: credentialsOf(values['as-other'], '--as-other'),
    areas: areasOf(values.areas),
    showId: values.show,
    mayPay: values.pay,
    payWaitMs: payWait * 1000,
    merchantId: values.merchant,
    out: values.out,
  }
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS })
  } catch (thrown) {
    throw new Error(`${thrown instanceof Error ? thrown.message : thrown}\n\n${USAGE}`)
  }
}

function gatewayOf(text: string | undefined): string {
  if (text === undefined) throw new Error(USAGE)
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`--gateway takes an address, not ${text}`)
  return text.replace(/\/+$/, '')
}

function credentialsOf(text: string | undefined, option: string): Credentials | undefined {
  if (text === undefined) return undefined
  const [, countryCode = DEFAULT_COUNTRY, cellphone = '', code = ''] =
    /^(?:(\d{1,4})-)?(\d{5,15}):(\w{4,8})$/.exec(text) ?? []
  if (cellphone === '') throw new Error(`${option} takes phone:code, such as 13800138000:123456`)
  return { cellphone, countryCode, code }
}

function areasOf(text: string | undefined): AreaName[] {
  if (text === undefined) return [...AREAS]
  return text.split(',').map((name) => {
    if (!isArea(name)) throw new Error(`unknown area ${name}; there are ${AREAS.join(', ')}`)
    return name
  })
}
