import { sendMail } from '@/contracts/account/send-mail'
import { STATUS } from '@/contracts/envelope'
import { RESEND_SECONDS } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { checkOffered } from '../../services/accounts/users'
import { checkedEmail } from '../../services/emails/email-addresses'
import { sendActivation, sendMailedCode, sendReset } from '../../services/emails/mails'

const SENDERS = { ACTIVATE: sendActivation, RESET: sendReset, BIND: sendMailedCode } as const

export const sendMailRoute = publicRoute(
  sendMail,
  async (call) => {
    const { email, scene } = call.input
    checkOffered(call, 'EMAIL')
    // Codes are for logged-in users; the shop mails none to others.
    if (scene === 'BIND' && call.user === null) {
      throw new BusinessError(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 })
    }
    await SENDERS[scene](call, checkedEmail(email))
    return { nextSendSeconds: RESEND_SECONDS }
  },
  { isCostly: true },
)
