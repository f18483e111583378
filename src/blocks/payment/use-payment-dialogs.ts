import type { PaymentAgreement } from '@/contracts/payment/list-cashiers'
import { agreementText } from '@/domain/agreement-parts'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { paymentText } from './text'

/** Dialogs of a payment: the agreement, and the guide to a page outside the app. */
export function usePaymentDialogs() {
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
