import { Text, View } from '@tarojs/components'
import { EXPRESS_STATES, type ExpressState } from '@/contracts/order/get-express'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { ordersText } from '../../orders/text'
import styles from './express-stages.module.scss'

/** Progress of a delivery through its stages. */
export function ExpressStages({ state }: { state: ExpressState }) {
  const t = useText(ordersText)
  const stage = EXPRESS_STATES.indexOf(state) + 1
  return (
    <View id="express-stages">
      <View className={styles.bars}>
        {EXPRESS_STATES.map((each, index) => (
          <View key={each} className={classNames(styles.bar, index < stage && styles.reached)} />
        ))}
      </View>
      <Text className={styles.words}>{t('express.stage', { stage, count: EXPRESS_STATES.length })}</Text>
    </View>
  )
}
