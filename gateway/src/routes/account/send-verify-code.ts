import { eq } from 'drizzle-orm'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { CODE_LENGTH, RESEND_SECONDS } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import { photoCaptchas, verifyCodes } from '../../database/schema/people'
import { publicRoute } from '../../http/define-route'
import { checkChannel } from '../../providers/providers'
import { codeHash, newId, randomDigits } from '../../random'
import { sendSms } from '../../services/messages/outbox'
import { isRead } from '../../services/verification/picture-letters'
import { CODE_LIFE_MS, checkPhone, claimCode } from '../../services/verification/verify-codes'
import { shopName } from '../../shop/shop-name'
import type { MessageText } from '../../texts/message-texts'

export const sendVerifyCodeRoute = publicRoute(
  sendVerifyCode,
  async (call) => {
    const { input, locale, clock, db, shop } = call
    const { cellphone, countryCode, captchaId, captchaCode } = input
    const now = clock.now()
    checkPhone(input)
    checkChannel(call.providers, 'SMS')
    // A picture is good for one try, right or wrong.
    const [captcha] = await db.delete(photoCaptchas).where(eq(photoCaptchas.id, captchaId)).returning()
    const isRight = captcha && captcha.expiresAt > now && isRead(captcha.answer, captchaCode)
    if (!isRight) throw new BusinessError(BUSINESS_ERROR.wrongCaptcha, 'account.wrongCaptcha', { mode: 1 })
    const id = newId()
    const code = randomDigits(CODE_LENGTH)
    await db.transaction(async (tx) => {
      await claimCode({ ...call, db: tx }, input)
      await tx.insert(verifyCodes).values({
        id,
        areaCode: countryCode,
        cellphone,
        codeHash: codeHash(id, code),
        caller: call.caller,
        sentAt: now,
        expiresAt: now + CODE_LIFE_MS,
      })
      const text: MessageText = { locale, key: 'account.code', values: { shop: shopName(shop, locale), code } }
      const delivery = { event: `code ${id}`, usefulMs: CODE_LIFE_MS }
      await sendSms({ db: tx, clock }, { areaCode: countryCode, cellphone }, text, delivery)
    })
    return { nextSendSeconds: RESEND_SECONDS }
  },
  { isCostly: true },
)
