import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import { CODE_INTERVAL_MS } from '../phone-shop'
import { callSandbox } from '../sandbox-shop'
import { loginByCode } from '../sent-code'
import type { TestGateway } from '../test-gateway'
import type { Journey, JourneyShop, Shopper } from './shopper'

/** Between two things that a person does, ms: what is newest is then the newest by its time. */
export const MOMENT_MS = 1000

/** Parameters of a page as texts. */
export type Query = Record<string, string>

/** Shoppers of all journeys in a test file have distinct numbers. */
let people = 0

/** Gives one person a device, and ends what it holds. */
export type GiveDevice = (gateway: TestGateway, cellphone: string) => Promise<Shopper>

/** A shop with the ends of what was opened in it. */
interface OpenShop extends JourneyShop {
  screens(): Promise<string[]>
  close(): Promise<void>
}

/** Runs a journey with devices of one target, which all end with it; fails, too, with what went wrong on one of them. */
export async function runJourney(gateway: TestGateway, giveDevice: GiveDevice, { run }: Journey): Promise<void> {
  const shop = openShop(gateway, giveDevice)
  try {
    await run(shop)
  } catch (error) {
    const screens = await shop.screens()
    // Device faults do not matter after that.
    await shop.close().catch(() => undefined)
    throw new Error(`${error instanceof Error ? error.message : error}\n${screens.join('\n')}`, { cause: error })
  }
  await shop.close()
}

/** A shop whose shoppers come with devices of one target. */
function openShop(gateway: TestGateway, giveDevice: GiveDevice): OpenShop {
  const shoppers: Shopper[] = []
  return {
    gateway,
    async shopper({ isVisitor = false, owner } = {}) {
      people += 1
      const shopper = await giveDevice(gateway, owner?.cellphone ?? `1391${String(1_000_000 + people)}`)
      shoppers.push(shopper)
      if (!isVisitor) await shopper.signIn()
      return shopper
    },
    sandbox: (path, body) => callSandbox(gateway, path, body),
    screens: () => Promise.all(shoppers.map((shopper) => shopper.screen().catch(String))),
    async close() {
      const ends = await Promise.allSettled(shoppers.map((shopper) => shopper.close()))
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}

/** A login by code, as the app keeps it. */
export async function newLogin(gateway: TestGateway, cellphone: string): Promise<LoginOrRegisterOutput> {
  gateway.clock.advance(CODE_INTERVAL_MS)
  return loginByCode(gateway, cellphone)
}

/** Parameters of a page as its address has them; those that are absent are left out. */
export function queryOf(params: object): Query {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
