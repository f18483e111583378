import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import { AgreementWords } from '@/blocks/agreement-row/agreement-words'
import type { ListCashiersOutput, PaymentAgreement } from '@/contracts/payment/list-cashiers'
import { useText } from '@/i18n/use-text'
import type { PaymentModel } from './payment-model'
import { PaymentOptionRow } from './payment-option-row'
import styles from './payment-sheet.module.scss'
import { paymentText } from './text'

type PaymentMethodsProps = { model: PaymentModel } & Pick<ListCashiersOutput, 'payments' | 'agreement'>

/** Payment methods, and the agreement to pay. */
export const PaymentMethods = observer(function PaymentMethods({ model, payments, agreement }: PaymentMethodsProps) {
  const t = useText(paymentText)
  return (
    <>
      <View role="radiogroup" aria-label={t('pay.method')}>
        {payments.map((option) => (
          <PaymentOptionRow
            key={option.paymentProduct}
            option={option}
            isChosen={option.paymentProduct === model.chosen}
            onPress={() => model.choose(option.paymentProduct)}
          />
        ))}
      </View>
      {agreement && <Consent model={model} agreement={agreement} />}
    </>
  )
})

/** Agreement of a payment: a box to tick, or the text alone if the order included it. */
const Consent = observer(function Consent({ model, agreement }: { model: PaymentModel; agreement: PaymentAgreement }) {
  const { template, placeHolders } = agreement
  if (model.isAgreedWithOrder) {
    return (
      <View className={styles.agreed}>
        <AgreementWords template={template} documents={placeHolders} />
      </View>
    )
  }
  return (
    <AgreementRow
      id="agree-payment"
      isChecked={model.hasAgreed}
      template={template}
      documents={placeHolders}
      onChange={model.setAgreed}
    />
  )
})
