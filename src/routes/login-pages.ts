import { routes } from '@/routes'
import type { Route } from './route'

/** Pages of logging in: opening the login page from one of them does nothing. */
export const LOGIN_PAGES: readonly Route[] = [
  routes.login,
  routes.loginCode,
  routes.loginWay,
  routes.loginEmail,
  routes.createAccount,
  routes.checkEmail,
  routes.activateEmail,
  routes.forgotPassword,
  routes.setPassword,
  routes.channelLogin,
  routes.accountBind,
  routes.loginCaptcha,
]
