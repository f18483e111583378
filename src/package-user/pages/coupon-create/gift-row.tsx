import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import type { CouponGift } from '@/contracts/coupon/coupon-gift'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { Button } from '@/ui/button/button'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'
import type { CouponCreateModel } from './coupon-create-model'

interface GiftRowProps {
  id: string
  gift: CouponGift
  model: CouponCreateModel
}

/** A gift and its state; until it is accepted, with buttons to share the link and to withdraw it. */
export const GiftRow = observer(function GiftRow({ id, gift, model }: GiftRowProps) {
  const t = useText(couponsText)
  const locale = useLocale()
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { giftCode, state, coupon, qty, expireTime } = gift
  const isOpen = state === 'PENDING'

  async function withdraw() {
    const isSure = await prompts.showDialog({
      title: t('gift.takeBackAsk'),
      confirmText: t('gift.takeBack'),
      cancelText: t('gift.keep'),
    })
    if (!isSure) return
    if (await model.withdraw(giftCode)) prompts.showToast(t('gift.takenBack'))
    else if (model.takingBack.error) showError(model.takingBack.error)
  }

  return (
    <View id={id}>
      <CouponTicket
        coupon={{ ...coupon, qty }}
        isFaded={!isOpen}
        stamp={isOpen ? undefined : t(`gift.state.${state}`)}
        note={isOpen ? t('gift.until', { time: dateTimeText(expireTime, locale) }) : undefined}
      />
      {isOpen && (
        <View className={styles.actions}>
          <Button
            id={`${id}-take-back`}
            kind="secondary"
            size="small"
            isBusy={model.takingBack.isRunning}
            onPress={() => void withdraw()}
          >
            {t('gift.takeBack')}
          </Button>
          <Button id={`${id}-share`} kind="secondary" size="small" onPress={() => model.share(gift)}>
            {t('gift.again')}
          </Button>
        </View>
      )}
    </View>
  )
})
