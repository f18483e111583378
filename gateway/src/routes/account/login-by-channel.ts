import { loginByChannel } from '@/contracts/account/login-by-channel'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { findOrRegisterIdentity } from '../../services/accounts/identities'
import { identityRefused, isText, provedIdentity } from '../../services/accounts/identity-tokens'
import { openLogin } from '../../services/accounts/logins'

/** A channel names its user and the one time that its code is good for (`jti`). */
export const loginByChannelRoute = publicRoute(
  loginByChannel,
  async (call) => {
    const { authCode, channelCode } = call.input
    const identity = await provedIdentity(call, 'channel', authCode)
    const { jti, channelCode: signedFor } = identity.claims
    if (!isText(jti) || signedFor !== channelCode) throw identityRefused()
    // Two channels may know different users by the same name.
    const ofChannel = { ...identity, subject: `${channelCode} ${identity.subject}` }
    const known = { kind: 'CHANNEL', identity: ofChannel, nonce: jti, needsEmail: false } as const
    const { user, isNew } = await findOrRegisterIdentity(call, known)
    const tokens = await openLogin(call, user.id, 'CHANNEL')
    return presentLogin(user, tokens, {
      origin: call.origin,
      isNewUser: isNew,
      loginMethod: 'CHANNEL',
      outerUserId: identity.subject,
    })
  },
  { isCostly: true },
)
