import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CODE_LENGTH } from '@/domain/phone'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import { orderText } from '../text'
import type { Payable } from './payment-model'
import { VerificationModel } from './verification-model'
import styles from './verification-sheet.module.scss'

interface VerificationSheetProps {
  order: Payable
  onClose(): void
  onPaid(): void
}

/** The popup of a payment by code: six digits, the way to get them, and paying (S2 §2). */
export const VerificationSheet = observer(function VerificationSheet({ order, ...events }: VerificationSheetProps) {
  const t = useText(orderText)
  const common = useText(commonText)
  const model = useModel((app) => new VerificationModel(app, order.unPaidTransactionIds))
  const { sending, paying, resend } = model
  const error = paying.error ?? sending.error
  const message = model.refusal || (error && errorText(error, common).title)

  const pay = async () => {
    if (await paying.submit()) events.onPaid()
  }
  const sendWords = resend.isRunning
    ? t('verify.resendIn', { seconds: resend.secondsLeft })
    : t(model.hasAsked ? 'verify.again' : 'verify.get')
  const confirm = (
    <Button id="verify-pay" isWide isDisabled={!model.canPay} isBusy={paying.isRunning} onPress={() => void pay()}>
      {t('verify.pay')}
    </Button>
  )
  return (
    <Sheet id="verification" title={t('verify.title')} footer={confirm} onClose={events.onClose}>
      <View className={styles.hint}>{t('verify.hint')}</View>
      <Field
        id="verify-code"
        label={t('verify.label')}
        value={model.code}
        type="number"
        maxLength={CODE_LENGTH}
        error={message}
        after={
          <Button
            id="verify-send"
            kind="secondary"
            size="small"
            isDisabled={!model.canSend}
            isBusy={sending.isRunning}
            onPress={() => void sending.submit()}
          >
            {sendWords}
          </Button>
        }
        onChange={model.type}
      />
    </Sheet>
  )
})
