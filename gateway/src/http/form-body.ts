import type { FastifyInstance } from 'fastify'

const FORM = 'application/x-www-form-urlencoded'

/** Reads what forms of pages send, as an object of texts. May be requested by several parts. */
export function acceptForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser(FORM)) return
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
