import { activateEmail } from '@/contracts/account/activate-email'
import { registerByEmail } from '@/contracts/account/register-by-email'
import { mailbox, newPolicyIds } from './mailbox'
import type { TestGateway } from './test-gateway'

export const PASSWORD = 'Encore-2026'

let made = 0

/** An unused address. */
export function newEmail(): string {
  made += 1
  return `ann${made}@encore.test`
}

/** Registers an address; answers the token of the link that is mailed. */
export async function registered(shop: TestGateway, email: string): Promise<string> {
  const policyIds = await newPolicyIds(shop)
  await shop.call(registerByEmail, { email, password: PASSWORD, policyIds })
  return mailedToken(shop, email)
}

/** The token of the newest link that was mailed to an address. */
export async function mailedToken(shop: TestGateway, email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await mailbox(shop, email))[0] ?? '')?.[1] ?? ''
}

/** An account of an e-mail address; its access token. A minute has passed then. */
export async function emailAccount(shop: TestGateway, email: string): Promise<string> {
  const { data } = await shop.call(activateEmail, { token: await registered(shop, email) })
  shop.clock.advance(60_000)
  return data?.accessToken ?? ''
}
