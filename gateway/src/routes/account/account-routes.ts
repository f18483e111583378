import type { Route } from '../../http/define-route'
import { activateEmailRoute } from './activate-email'
import { bindRoute } from './bind'
import { bindPhoneRoute } from './bind-phone'
import { cancelAccountRoute } from './cancel-account'
import { changeConsentsRoute } from './change-consents'
import { changePasswordRoute } from './change-password'
import { changeProfileRoute } from './change-profile'
import { checkCancellationRoute } from './check-cancellation'
import { endLoginRoute } from './end-login'
import { endOtherLoginsRoute } from './end-other-logins'
import { exportAccountRoute } from './export-account'
import { getConsentsRoute } from './get-consents'
import { getPhotoCaptchaRoute } from './get-photo-captcha'
import { getProfileRoute } from './get-profile'
import { listLoginsRoute } from './list-logins'
import { logOutRoute } from './log-out'
import { loginByChannelRoute } from './login-by-channel'
import { loginByEmailRoute } from './login-by-email'
import { loginOrRegisterRoute } from './login-or-register'
import { loginWithAppleRoute } from './login-with-apple'
import { loginWithCodeRoute } from './login-with-code'
import { loginWithGoogleRoute } from './login-with-google'
import { refreshTokensRoute } from './refresh-tokens'
import { registerByEmailRoute } from './register-by-email'
import { revokeCancellationRoute } from './revoke-cancellation'
import { sendMailRoute } from './send-mail'
import { sendVerifyCodeRoute } from './send-verify-code'
import { setPasswordRoute } from './set-password'
import { verifyMiddleLinkRoute } from './verify-middle-link'

export const accountRoutes: readonly Route[] = [
  activateEmailRoute,
  bindRoute,
  bindPhoneRoute,
  cancelAccountRoute,
  changeConsentsRoute,
  changePasswordRoute,
  changeProfileRoute,
  checkCancellationRoute,
  endLoginRoute,
  endOtherLoginsRoute,
  exportAccountRoute,
  getConsentsRoute,
  getPhotoCaptchaRoute,
  getProfileRoute,
  listLoginsRoute,
  logOutRoute,
  loginByChannelRoute,
  loginByEmailRoute,
  loginOrRegisterRoute,
  loginWithAppleRoute,
  loginWithCodeRoute,
  loginWithGoogleRoute,
  refreshTokensRoute,
  registerByEmailRoute,
  revokeCancellationRoute,
  sendMailRoute,
  sendVerifyCodeRoute,
  setPasswordRoute,
  verifyMiddleLinkRoute,
]
