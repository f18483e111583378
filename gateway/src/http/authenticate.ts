import type { FastifyRequest } from 'fastify'
import { STATUS } from '@/contracts/envelope'
import { BusinessError } from '../business-error'
import type { Context, SignedInUser } from '../call'
import { findLogin } from '../services/logins'
import type { Route } from './define-route'
import { textOf } from './request-values'

/** Who makes a call; null for a visitor. Throws where the route needs a login, or a phone, that is not there. */
export async function authenticate(
  route: Route,
  request: FastifyRequest,
  context: Pick<Context, 'db' | 'clock'>,
): Promise<SignedInUser | null> {
  const token = textOf(request.headers['access-token'])
  if (token === undefined || token === '') {
    if (route.isPublic) return null
    throw new BusinessError(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 })
  }
  const login = await findLogin(context, token)
  if ('user' in login) {
    if (login.user.isBound || route.isPublic || route.isForUnbound) return login.user
    throw new BusinessError(STATUS.needBind, 'common.needBind')
  }
  if (route.isPublic) return null
  throw login.error
}
