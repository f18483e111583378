import { Text, View } from '@tarojs/components'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import { isAnyCaptchaOn } from '@/domain/captcha-switch'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { showsText } from '../../shows/text'
import styles from './show-warnings.module.scss'

interface ShowWarningsProps {
  show: ShowBasicInfo
  /** Current warnings of the shop, and its captchas; null until loaded. */
  sale: GetShowDynamicOutput | null
}

/** Warnings for buyers: fraud, notices of the shop (CAT-072), captchas (CAT-019). */
export function ShowWarnings({ show, sale }: ShowWarningsProps) {
  const t = useText(showsText)
  const { clock } = useApp()
  const { captchaSwitch, showAlertText = '' } = sale ?? {}
  const isGuarded = captchaSwitch !== undefined && isAnyCaptchaOn([captchaSwitch], clock.now())
  const warnings = [
    showAlertText,
    show.displayFraudFlag ? t('detail.fraud') : '',
    isGuarded ? t('group.captcha') : '',
  ].filter((words) => words !== '')
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
