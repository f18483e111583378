import { View } from '@tarojs/components'
import type { JoinOffer as Offered } from '@/contracts/order/offered-benefits'
import { centsToYuan, formatYuan, priceText, yuanToCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'

/**
 * Savings of a membership on this order, with a link to it; the order then continues at the member price (MEMBER-027).
 */
export function JoinOffer({ offer }: { offer: Offered }) {
  const t = useText(checkoutText)
  const { navigation } = useApp()
  const { showId } = useParams(routes.confirmOrder)
  const { primeLevelName, priceInfo, saving } = offer
  const left = centsToYuan(yuanToCents(saving) - yuanToCents(`${priceInfo.yuanNum}.${priceInfo.centNum}`))
  return (
    <Card>
      <View className={styles.join}>
        <View className={styles.words}>
          <View>{t('confirm.join', { level: primeLevelName, amount: formatYuan(left) })}</View>
          <View className={styles.sub}>
            {t('confirm.join.price', { price: priceText(priceInfo), amount: formatYuan(saving) })}
          </View>
        </View>
        <Button
          id="join"
          kind="secondary"
          size="small"
          onPress={() => void navigation.open(routes.memberConfirm, { toPurchase: '1', ...(showId && { showId }) })}
        >
          {t('confirm.join.go')}
        </Button>
      </View>
    </Card>
  )
}
