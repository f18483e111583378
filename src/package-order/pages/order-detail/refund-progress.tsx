import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dateTimeText } from '@/domain/date-text'
import { priceText } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { ordersText } from '../../orders/text'
import styles from './refund-progress.module.scss'
import { RefundProgressModel } from './refund-progress-model'

interface RefundProgressProps {
  refundId: string
  /** The refund was withdrawn and the order has changed. */
  onChange(): void
}

/** Steps of the latest refund of an order, with a button to withdraw it (REFUND-012). */
export const RefundProgress = observer(function RefundProgress({ refundId, onChange }: RefundProgressProps) {
  const t = useText(ordersText)
  const locale = useLocale()
  const common = useText(commonText)
  const { prompts } = useApp()
  const model = useModel((app) => new RefundProgressModel(app, refundId))
  const { refund, withdrawing } = model

  useLoad(refund, 'opened')

  async function withdraw() {
    const isSure = await prompts.showDialog({
      title: t('refund.withdrawAsk'),
      confirmText: common('action.confirm'),
      cancelText: t('detail.keep'),
    })
    if (!isSure) return
    await withdrawing.submit()
    const { error } = withdrawing
    prompts.showToast(error ? errorText(error, common).title : t('refund.withdrawn'))
    onChange()
  }

  return (
    <Card id="refund-progress" title={t('refund.progress')}>
      <ResourceView resource={refund} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ refundState, refundAmount, cardAmount, fee, rejectReason, steps }) => (
          <>
            <View className={styles.sub}>
              {t('refund.amounts', { price: priceText(refundAmount), fee: priceText(fee) })}
            </View>
            {cardAmount && <View className={styles.sub}>{t('refund.toCard', { price: priceText(cardAmount) })}</View>}
            {(refundState === 'APPROVED' || refundState === 'REFUNDING') && (
              <View className={styles.sub}>{t('refund.when')}</View>
            )}
            {rejectReason && <View className={styles.sub}>{rejectReason}</View>}
            {steps.map(({ title, time, done }) => (
              <View key={title} className={classNames(styles.step, !done && styles.ahead)}>
                <Icon name={done ? 'circle-check' : 'clock'} size="small" />
                <Text className={styles.name}>{title}</Text>
                {time !== undefined && <Text className={styles.sub}>{dateTimeText(time, locale)}</Text>}
              </View>
            ))}
            {refundState === 'APPLYING' && (
              <Button
                id="refund-withdraw"
                kind="secondary"
                isWide
                isBusy={withdrawing.isRunning}
                onPress={() => void withdraw()}
              >
                {t('refund.withdraw')}
              </Button>
            )}
          </>
        )}
      </ResourceView>
    </Card>
  )
})
