import { listPolicies } from '@/contracts/agreement/list-policies'
import type { TestGateway } from './test-gateway'

/** Messages to a phone or an e-mail address, the newest first. */
export async function mailbox({ gateway }: Pick<TestGateway, 'gateway'>, recipient: string): Promise<string[]> {
  const sent = (await gateway.inject({ url: '/sandbox/api/outbox' })).json<{ recipient: string; content: string }[]>()
  return sent.filter((mail) => mail.recipient === recipient).map(({ content }) => content)
}

/** Documents accepted at registration. */
export async function newPolicyIds({ call }: Pick<TestGateway, 'call'>): Promise<string[]> {
  const { data } = await call(listPolicies, {})
  return (data ?? []).flatMap(({ policyType, id }) => (/SERVICE|PRIVACY/.test(policyType) ? [id] : []))
}
