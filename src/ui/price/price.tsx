import { Text, View } from '@tarojs/components'
import type { PriceInfo } from '@/contracts/price'
import { classNames } from '../class-names'
import { UNTRANSLATED } from '../untranslated'
import styles from './price.module.scss'

/** `¥380起`: the sign small, the yuan large, cents only when they are not 00. */
export function Price({ price, className }: { price: PriceInfo; className?: string }) {
  const { prefix, yuanNum, centNum, suffix } = price
  const hasCents = centNum !== '' && centNum !== '00'
  return (
    <View className={classNames(styles.price, className)} {...UNTRANSLATED}>
      <Text className={styles.prefix}>{prefix}</Text>
      <Text>{yuanNum}</Text>
      {(hasCents || suffix !== '') && (
        <Text className={styles.rest}>{`${hasCents ? `.${centNum}` : ''}${suffix}`}</Text>
      )}
    </View>
  )
}
