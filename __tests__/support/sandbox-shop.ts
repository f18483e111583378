import type { TestGateway } from './test-gateway'

/** Does something at the sandbox of a shop: `orders/1/pay`. */
export async function sandbox(shop: TestGateway, path: string, payload: object = {}): Promise<{ http: number }> {
  const reply = await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/${path}`, payload })
  return { http: reply.statusCode, ...(reply.json() as object) }
}

/** Content of a sandbox path, such as `orders`; with a body it posts. */
export async function callSandbox<Answer>({ gateway }: TestGateway, path: string, body?: object): Promise<Answer> {
  const reply = await gateway.inject({ method: body ? 'POST' : 'GET', url: `/sandbox/api/${path}`, payload: body })
  return reply.json()
}

/** Runs whatever time has brought along by now. */
export async function runShopJobs(shop: TestGateway): Promise<void> {
  await sandbox(shop, 'jobs')
}
