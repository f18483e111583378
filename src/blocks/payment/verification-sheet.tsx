import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import type { OnPaymentResult } from '@/services/payment/payment-result'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { SentCodeField } from '@/ui/form-field/sent-code-field'
import { Sheet } from '@/ui/sheet/sheet'
import type { Payable } from './pay-input'
import { paymentText } from './text'
import { VerificationModel } from './verification-model'
import styles from './verification-sheet.module.scss'

interface VerificationSheetProps {
  order: Payable
  onResult: OnPaymentResult
  onClose(): void
  onPaid(): void
}

/** Popup of a payment by code: six digits, how to request them, and the payment. */
export const VerificationSheet = observer(function VerificationSheet({
  order,
  onResult,
  ...events
}: VerificationSheetProps) {
  const t = useText(paymentText)
  const model = useModel((app) => new VerificationModel(app, order, onResult))
  const { form, code, sending, resend } = model

  const pay = async () => {
    if (await form.submit()) events.onPaid()
  }
  const sendWords = resend.isRunning
    ? t('verify.resendIn', { seconds: resend.secondsLeft })
    : t(model.hasPrompted ? 'verify.again' : 'verify.get')
  const confirm = (
    <Button id="verify-pay" isWide isDisabled={!form.isValid} isBusy={form.isSubmitting} onPress={pay}>
      {t('verify.pay')}
    </Button>
  )
  return (
    <Sheet id="verification" title={t('verify.title')} footer={confirm} onClose={events.onClose}>
      <View className={styles.hint}>{t('verify.hint')}</View>
      <FormView onSubmit={pay}>
        <SentCodeField
          id="verify-code"
          field={code}
          label={t('verify.label')}
          sending={{
            id: 'verify-send',
            words: sendWords,
            isDisabled: !model.canSend,
            isBusy: sending.isRunning,
            onPress: () => void sending.submit(),
          }}
        />
        <FormError form={form} />
        <FormError form={sending} />
      </FormView>
    </Sheet>
  )
})
