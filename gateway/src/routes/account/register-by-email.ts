import { registerByEmail } from '@/contracts/account/register-by-email'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentPolicies } from '../../presenters/policies'
import { checkOffered } from '../../services/accounts/users'
import { checkPassword } from '../../services/emails/email-accounts'
import { checkedEmail } from '../../services/emails/email-addresses'
import { sendActivation } from '../../services/emails/mails'
import { passwordHash } from '../../services/emails/password-hash'
import { shownText } from '../../services/shown-text'

export const registerByEmailRoute = publicRoute(
  registerByEmail,
  async (call) => {
    const { input, shop, locale } = call
    checkOffered(call, 'EMAIL')
    const email = checkedEmail(input.email)
    checkPassword(input.password)
    const required = presentPolicies(shop.catalogue, locale, ['SERVICE', 'PRIVACY'])
    if (!required.every(({ id }) => input.policyIds.includes(id))) {
      throw new BusinessError(BUSINESS_ERROR.agreementNeeded, 'account.agreementNeeded', { mode: 1 })
    }
    const nickname = shownText(input.nickname ?? '') || null
    await sendActivation(call, email, { passwordHash: await passwordHash(input.password), nickname })
    return { email, needActivate: true as const }
  },
  { isCostly: true },
)
