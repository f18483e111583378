import { Text, View } from '@tarojs/components'
import type { PrivilegeCard } from '@/contracts/privilege/privilege-card'
import { useText } from '@/i18n/use-text'
import { Price } from '@/ui/price/price'
import { blockText } from '../text'
import styles from './card-price.module.scss'

type CardPriceProps = Pick<PrivilegeCard, 'priceMode' | 'priceInfo' | 'pointPrice'>

/** Price of a card: money, points, or `¥99 + 2000 积分` (CARD-010…012, contract A-CARD-2). */
export function CardPrice({ priceMode, priceInfo, pointPrice }: CardPriceProps) {
  const t = useText(blockText)
  const isWithPoints = priceMode === 'POINT' || priceMode === 'CASH_POINT'
  if (!isWithPoints) return <Price price={priceInfo} />
  return (
    <View className={styles.price}>
      {priceMode === 'CASH_POINT' && (
        <>
          <Price price={priceInfo} />
          <Text className={styles.plus}>+</Text>
        </>
      )}
      <Text className={styles.points}>{t('card.points', { points: pointPrice })}</Text>
    </View>
  )
}
