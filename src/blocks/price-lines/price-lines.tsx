import { Text, View } from '@tarojs/components'
import type { PriceItem } from '@/contracts/order/price-item'
import type { PriceInfo } from '@/contracts/price'
import { priceText } from '@/domain/money'
import { classNames } from '@/ui/class-names'
import styles from './price-lines.module.scss'

interface PriceLinesProps {
  items: readonly Pick<PriceItem, 'id' | 'name' | 'direction' | 'priceInfo'>[]
  /** Total. */
  total: { name: string; priceInfo: PriceInfo }
}

/** A bill, line by line: what is added, with a minus what is taken off, and the total. Two coupons are two lines. */
export function PriceLines({ items, total }: PriceLinesProps) {
  return (
    <>
      {items.map(({ id, name, direction, priceInfo }) => (
        <View key={id} className={styles.line}>
          <Text className={styles.name}>{name}</Text>
          <Text>{`${direction === 'MINUS' ? '-' : ''}${priceText(priceInfo)}`}</Text>
        </View>
      ))}
      <View className={classNames(styles.line, styles.total)}>
        <Text>{total.name}</Text>
        <Text>{priceText(total.priceInfo)}</Text>
      </View>
    </>
  )
}
