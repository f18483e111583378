import type { TestApp } from './test-app'

/** Changes gateway answers of calls whose address contains `part`, for cases the demo shop lacks. */
export function changeAnswers<Data extends object>(
  { network, gateway }: Pick<TestApp, 'network' | 'gateway'>,
  part: string,
  change: (data: Data) => Data,
): void {
  network.hold = ({ method, url, headers, body }) => {
    if (!url.includes(part)) return undefined
    return gateway.gateway.inject({ method, url, headers, payload: body }).then((reply) => {
      const answer = reply.json()
      return { status: reply.statusCode, headers: {}, body: { ...answer, data: change(answer.data) } }
    })
  }
}
