import type { FastifyRequest } from 'fastify'
import { STATUS } from '@/contracts/envelope'
import { venueTime } from '@/domain/show-date'
import { BusinessError } from '../business-error'
import type { Context, SignedInUser } from '../call'
import { findLogin } from '../services/accounts/logins'
import { offersLogin } from '../shop/login-ways'
import type { Route } from './define-route'
import { localeOf, textOf } from './request-values'

/** User of a call; null for a visitor. Throws if the route requires a login, or a phone, that is missing. */
export async function authenticate(
  route: Route,
  request: FastifyRequest,
  context: Pick<Context, 'db' | 'clock' | 'shop'>,
): Promise<SignedInUser | null> {
  const token = textOf(request.headers['access-token'])
  if (token === undefined || token === '') {
    if (route.isPublic) return null
    throw new BusinessError(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 })
  }
  const login = await findLogin(context, token)
  if ('user' in login) {
    if (!route.isPublic && !route.isForEndingAccount) checkStays(login.user)
    if (!route.isPublic && !route.isForUnbound) checkUsable(login.user, request, context)
    return login.user
  }
  if (route.isPublic) return null
  throw login.error
}

/** Rejects an account that is being closed, until its user cancels that. */
function checkStays({ endsAt }: SignedInUser): void {
  if (endsAt === null) return
  const date = venueTime(endsAt).format('YYYY.MM.DD')
  throw new BusinessError(STATUS.accountEnding, 'common.accountEnding', { values: { date } })
}

/** Rejects an unbound account, and a login method that its language no longer offers (LOGIN-047). */
function checkUsable(
  { isBound, method }: SignedInUser,
  request: FastifyRequest,
  { shop }: Pick<Context, 'shop'>,
): void {
  if (!isBound) throw new BusinessError(STATUS.needBind, 'common.needBind')
  if (offersLogin(shop, localeOf(request), method)) return
  throw new BusinessError(STATUS.languageMismatch, 'common.loginNotOffered')
}
