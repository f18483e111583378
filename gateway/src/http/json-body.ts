import type { FastifyInstance } from 'fastify'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../business-error'

/** A write without a body says `content-type: application/json` all the same on some platforms. */
export function acceptJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      done(null, text === '' ? {} : JSON.parse(text))
    } catch {
      done(new BusinessError(BUSINESS_ERROR.badInput, 'common.badRequest', { mode: 1 }), undefined)
    }
  })
}
