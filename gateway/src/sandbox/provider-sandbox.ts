import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../call'
import { originOf } from '../http/origin'
import { localeOf } from '../http/request-values'
import { CLIENT_ID } from '../providers/identity/sandbox'
import { hashed, newId } from '../random'
import { signedClaims } from './identity-sandbox'
import { providerAnswerPage, providerPage } from './provider-page'
import { isAllowedReturn } from './return-address'

/** Parameters of a shop's request to a provider, by their names in OpenID Connect. */
interface AuthorizationQuery {
  client_id?: string
  redirect_uri?: string
  response_mode?: string
  state?: string
  nonce?: string
}

type ProviderRequest = FastifyRequest<{
  Querystring: AuthorizationQuery
  Body: { verdict?: string; email?: string } | undefined
}>

/** Error code of each provider for a user who declines. */
const DENIALS = { google: 'access_denied', apple: 'user_cancelled_authorize' } as const

/** Pages of Google and Apple in the sandbox: they return by a fragment or a form, as the originals do. */
export function registerProviderPages(
  app: FastifyInstance,
  context: Context,
  html: (reply: FastifyReply, page: string) => FastifyReply,
): void {
  for (const provider of ['google', 'apple'] as const) {
    const path = `/sandbox/identity/${provider}`
    app.get<{ Querystring: AuthorizationQuery }>(path, (request, reply) => {
      const fault = faultOf(context, request as ProviderRequest)
      return fault ? reply.code(400).send({ error: fault }) : html(reply, providerPage(localeOf(request), provider))
    })
    app.post<{ Querystring: AuthorizationQuery; Body: ProviderRequest['body'] }>(path, (request, reply) => {
      const fault = faultOf(context, request as ProviderRequest)
      if (fault) return reply.code(400).send({ error: fault })
      const { state = '', redirect_uri: target = '', response_mode: mode } = request.query
      const fields = { state, ...answerOf(context, provider, request as ProviderRequest) }
      if (mode === 'form_post') return html(reply, providerAnswerPage(localeOf(request), provider, { target, fields }))
      return reply.redirect(`${target}#${new URLSearchParams(fields)}`, 303)
    })
  }
}

function answerOf(
  context: Context,
  provider: keyof typeof DENIALS,
  { body, query }: ProviderRequest,
): Record<string, string> {
  if (body?.verdict !== 'APPROVED') return { error: DENIALS[provider] }
  const email = body.email?.trim() ?? ''
  // A user without an address is a new one every time.
  const sub = email === '' ? newId() : hashed(`${provider} ${email.toLowerCase()}`)
  const claims = { sub, ...(email !== '' && { email }), ...(query.nonce !== undefined && { nonce: query.nonce }) }
  const signed = signedClaims(context, provider, claims)
  return signed ? { id_token: signed.text } : { error: 'invalid_request' }
}

function faultOf(context: Context, request: ProviderRequest): string | null {
  const { client_id: clientId, redirect_uri: target = '' } = request.query
  if (clientId !== CLIENT_ID) return 'client_id'
  return isAllowedReturn(target, originOf(request, context.settings)) ? null : 'redirect_uri'
}
