import type { IncomingMessage, ServerResponse } from 'node:http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { rootPathOf } from '@/contracts/endpoint'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import type { TestGateway } from './test-gateway'

const PATH = rootPathOf(getShopConfig)
/** The gateway writes the page head from its own configuration, which always has these. */
const HEAD = { shopName: '', shareDescription: '', availableShopThemes: [] }

/**
 * Makes a gateway answer with this configuration, however incomplete; the sandbox accepts only valid fields. Applies to
 * network calls, internal calls, and embedded first answers.
 */
export async function answerConfig({ gateway }: TestGateway, config: object): Promise<void> {
  const real: (call: InjectOptions) => Promise<LightMyRequestResponse> = gateway.inject
  const usual = await gateway.inject({ url: PATH })
  const bodyOf = (answered: object) => JSON.stringify({ ...usual.json(), data: { cyShopConfigVO: answered } })
  const body = bodyOf(config)
  const pageBody = bodyOf({ ...HEAD, ...config })
  const inject = (call: InjectOptions) => real.call(gateway, call)
  const answered = (call: InjectOptions) =>
    String(call.url).startsWith(PATH)
      ? Promise.resolve({
          ...usual,
          statusCode: 200,
          headers: usual.headers,
          body: pageBody,
          payload: pageBody,
          json: () => JSON.parse(pageBody),
        })
      : inject(call)
  Object.assign(gateway, { inject: answered })
  const { server } = gateway
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith(PATH)) return response.setHeader('content-type', 'application/json').end(body)
    for (const listener of listeners) listener.call(server, request, response)
  })
}
