import { Text, View } from '@tarojs/components'
import { EXPRESS_STATES, type ExpressState } from '@/contracts/order/get-express'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { ordersText } from '../../orders/text'
import styles from './express-stages.module.scss'

/** All stages of a delivery, filled up to the current one. */
export function ExpressStages({ state }: { state: ExpressState }) {
  const t = useText(ordersText)
  const current = EXPRESS_STATES.indexOf(state)
  return (
    <View id="express-stages" className={styles.stages}>
      {EXPRESS_STATES.map((stage, index) => (
        <View
          key={stage}
          className={classNames(styles.stage, index <= current && styles.reached)}
          {...(index === current && { 'aria-current': 'step' })}
        >
          <View className={styles.bar} />
          <Text>{t(`express.${stage}`)}</Text>
        </View>
      ))}
    </View>
  )
}
