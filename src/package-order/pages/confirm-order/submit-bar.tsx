import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { orderText } from '../../text'
import styles from './confirm-order.module.scss'
import type { ConfirmError, ConfirmOrderModel } from './confirm-order-model'

const ERROR_TEXTS = {
  attendees: 'confirm.attendeesMissing',
  address: 'confirm.addressMissing',
  contact: 'confirm.contact.error',
  agreement: 'confirm.agreeFirst',
} as const satisfies Record<ConfirmError, string>

/** The agreement, what is wrong, the total, the button. */
export const SubmitBar = observer(function SubmitBar({
  model,
  offer,
}: {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}) {
  const t = useText(orderText)
  const common = useText(commonText)
  const { navigation } = useApp()
  const { placing, validationError, wasSubmitted } = model
  const missing = wasSubmitted && validationError ? t(ERROR_TEXTS[validationError], { count: model.required }) : null
  const refused = placing.error && errorText(placing.error, common)
  return (
    <View className={styles.foot}>
      <View className={styles.agreement}>
        <AgreementRow
          id="agree"
          isChecked={model.hasAgreed}
          template={t('confirm.agree')}
          documents={offer.agreements}
          onChange={model.setAgreed}
        />
      </View>
      {(missing ?? refused) && (
        <View className={styles.error} role="alert">
          {missing ?? [refused?.title, refused?.hint].filter(Boolean).join(' ')}
        </View>
      )}
      <BottomBar>
        <Price className={styles.barPrice} price={offer.total} />
        {model.isSoldOut && (
          <Button kind="secondary" onPress={() => void navigation.back()}>
            {t('confirm.another')}
          </Button>
        )}
        <Button id="submit-order" isBusy={placing.isRunning} onPress={() => void model.submit()}>
          {t('confirm.submit')}
        </Button>
      </BottomBar>
    </View>
  )
})
