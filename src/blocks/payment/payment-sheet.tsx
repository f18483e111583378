import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import { AgreementWords } from '@/blocks/agreement-row/agreement-words'
import type { ListCashiersOutput, PaymentAgreement } from '@/contracts/payment/list-cashiers'
import type { PriceInfo } from '@/contracts/price'
import { agreementText } from '@/domain/agreement-parts'
import { priceText } from '@/domain/money'
import { durationText } from '@/domain/show-date'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { type OnPaymentResult, openAfterPayment } from '@/services/payment/payment-result'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { CodeToScan } from './code-to-scan'
import type { Payable } from './pay-input'
import { PaymentModel } from './payment-model'
import { PaymentOptionRow } from './payment-option-row'
import styles from './payment-sheet.module.scss'
import type { PaymentTime } from './payment-time'
import { paymentText } from './text'
import { VerificationSheet } from './verification-sheet'

interface PaymentSheetProps {
  order: Payable
  /** Addresses of the documents accepted when the order was placed: they are not required again. */
  agreedUrls?: readonly string[]
  /** True to begin with another method than the last one, which failed. */
  wantsOther?: boolean
  onClose(): void
  /** Receives the outcome of the payment (PAY-020); by default the result page of the order type opens. */
  onResult?: OnPaymentResult
}

/** Choosing a way to pay, and paying: for orders of any type, in any package. */
export const PaymentSheet = observer(function PaymentSheet(props: PaymentSheetProps) {
  const { order, agreedUrls, wantsOther, onClose, onResult } = props
  const t = useText(paymentText)
  const common = useText(commonText)
  const app = useApp()
  const { prompts } = app
  const handleResult: OnPaymentResult = onResult ?? ((result) => openAfterPayment(app, order, result))
  const events = { ...usePaymentDialogs(), close: onClose, onResult: handleResult }
  const model = useModel((parts) => new PaymentModel(parts, order, events, agreedUrls, wantsOther))
  const { cashiers, time, paying, notice } = model

  useLoad(model, 'opened')
  useEffect(() => {
    if (!time.isOver) return
    prompts.showToast(t('pay.expired'))
    onClose()
  }, [time.isOver, prompts, t, onClose])

  if (!model.isSheetOpen) return null
  const message = notice ? t(notice) : paying.error && errorText(paying.error, common).title
  const payButton = cashiers.value && (
    <Button
      id="pay"
      isWide
      isDisabled={model.chosen === null || !time.left.isRunning}
      isBusy={paying.isRunning}
      onPress={() => void model.submit()}
    >
      {t('pay.submit', { price: priceText(cashiers.value.totalInfo) })}
    </Button>
  )
  if (model.isVerifying) {
    return (
      <VerificationSheet
        order={order}
        onResult={handleResult}
        onClose={() => model.setVerifying(false)}
        onPaid={() => void model.queryResult()}
      />
    )
  }
  return (
    <Sheet
      id="payment-sheet"
      height={80}
      title={t('pay.title')}
      footer={model.code === null && payButton}
      onClose={onClose}
    >
      <ResourceView resource={cashiers} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ payments, totalInfo, agreement }) => (
          <View>
            <Amount time={time} price={totalInfo} />
            {model.code !== null ? (
              <CodeToScan code={model.code} onBack={() => model.setCode(null)} />
            ) : (
              <PaymentMethods model={model} payments={payments} agreement={agreement} />
            )}
            {message && (
              <View className={styles.error} role="alert">
                {message}
              </View>
            )}
          </View>
        )}
      </ResourceView>
    </Sheet>
  )
})

/** Amount of the payment, with the time left. */
const Amount = observer(function Amount({ time, price }: { time: PaymentTime; price: PriceInfo }) {
  const t = useText(paymentText)
  const { isRunning, secondsLeft } = time.left
  return (
    <View className={styles.amount}>
      <Price className={styles.total} price={price} />
      <Text className={styles.hint}>
        {isRunning ? t('pay.left', { time: durationText(secondsLeft) }) : t('pay.optionOver')}
      </Text>
    </View>
  )
})

type PaymentMethodsProps = { model: PaymentModel } & Pick<ListCashiersOutput, 'payments' | 'agreement'>

/** Payment methods, and the agreement to pay. */
const PaymentMethods = observer(function PaymentMethods({ model, payments, agreement }: PaymentMethodsProps) {
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

/** Dialogs of a payment: the agreement, and the guide to a page outside the app. */
function usePaymentDialogs() {
  const t = useText(paymentText)
  const { prompts, shopConfig } = useApp()
  return {
    agree: ({ template, placeHolders }: PaymentAgreement) =>
      prompts.showDialog({
        title: t('pay.agreeFirst'),
        content: agreementText(template, placeHolders),
        confirmText: t('pay.agree'),
        cancelText: t('pay.disagree'),
      }),
    /** Shown if the merchant has set `webPayGuideDisplay`. */
    guide: async () =>
      !shopConfig.config?.webPayGuideDisplay ||
      prompts.showDialog({
        title: t('pay.guide'),
        content: t('pay.guideHow'),
        confirmText: t('pay.go'),
        cancelText: t('pay.stay'),
      }),
  }
}
