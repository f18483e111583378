import type { FastifyInstance } from 'fastify'
import { PROVIDER_RETURN_PATHS } from '@/domain/provider-return'
import { acceptForms } from '../http/form-body'

/** What of a provider's answer is for the page; the user's name and the code are nobody's business here. */
const PASSED_ON = ['state', 'id_token', 'error']

/**
 * Apple sends its answer, where it has an e-mail, as a form of its own page. It goes on to the shop's page as a fragment,
 * which stands in no log and no referrer; the page knows whether it asked for it.
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
