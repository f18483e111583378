import type { FastifyInstance } from 'fastify'
import { PROVIDER_RETURN_PATHS } from '@/domain/provider-return'
import { acceptForms } from '../http/form-body'

/** Fields of a provider's answer passed to the page; the user's name and the code are dropped. */
const PASSED_ON = ['state', 'id_token', 'error']

/**
 * Apple posts its answer as a form if it includes an e-mail. Redirects to the shop's page with a fragment, which
 * appears in no log or referrer; the page checks whether it requested it.
 */
export function registerProviderReturn(app: FastifyInstance): void {
  acceptForms(app)
  for (const path of PROVIDER_RETURN_PATHS) {
    app.post<{ Body: Record<string, string> | undefined }>(path, (request, reply) => {
      const sent = Object.entries(request.body ?? {}).filter(([name]) => PASSED_ON.includes(name))
      return reply.header('cache-control', 'no-store').redirect(`${path}#${new URLSearchParams(sent)}`, 303)
    })
  }
}
