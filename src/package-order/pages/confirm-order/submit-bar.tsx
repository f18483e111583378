import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementField } from '@/blocks/agreement-row/agreement-field'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { Price } from '@/ui/price/price'
import { orderText } from '../../text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

/** The agreement, what is wrong, the total, the button. */
export const SubmitBar = observer(function SubmitBar({
  model,
  offer,
}: {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}) {
  const t = useText(orderText)
  const { navigation } = useApp()
  const { form } = model
  return (
    <View className={styles.foot}>
      <View className={styles.agreement}>
        <AgreementField
          id="agree"
          field={form.fields.hasAgreed}
          label={t('confirm.agree')}
          template={t('confirm.agree')}
          documents={offer.agreements}
        />
        <FormError form={form} />
      </View>
      <BottomBar>
        <Price className={styles.barPrice} price={offer.total} />
        {model.isSoldOut && (
          <Button id="other-tickets" kind="secondary" onPress={() => void navigation.back()}>
            {t('confirm.another')}
          </Button>
        )}
        <Button id="submit-order" isBusy={form.isSubmitting} onPress={model.submit}>
          {t('confirm.submit')}
        </Button>
      </BottomBar>
    </View>
  )
})
