import { Text, View } from '@tarojs/components'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { showText } from '../../text'
import styles from './show-warnings.module.scss'

interface ShowWarningsProps {
  show: ShowBasicInfo
  /** What the shop warns of now, in its words. */
  alertText: string | undefined
}

/** What a buyer is warned of: fraud around this show, and what the shop has to say (CAT-072). */
export function ShowWarnings({ show, alertText }: ShowWarningsProps) {
  const t = useText(showText)
  const warnings = [alertText ?? '', show.displayFraudFlag ? t('detail.fraud') : ''].filter((words) => words !== '')
  if (warnings.length === 0) return null
  return (
    <View className={styles.warnings} id="warnings" role="note">
      {warnings.map((words) => (
        <View key={words} className={styles.warning}>
          <Icon name="circle-alert" size="small" />
          <Text className={styles.words}>{words}</Text>
        </View>
      ))}
    </View>
  )
}
