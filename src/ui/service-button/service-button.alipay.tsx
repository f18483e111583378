import { ContactButton, View } from '@tarojs/components'
import type { ServiceButtonProps } from './contract'
import styles from './service-button.module.scss'

/** Of the vendor's sign, px: large enough for a finger. */
const SIZE = '44'

/** Alipay draws a sign of its own, which alone opens the chat. */
export function ServiceButton({ id, service, children }: ServiceButtonProps) {
  const { tntInstId = '', scene = '' } = service
  return (
    <View className={styles.row}>
      <View className={styles.words}>{children}</View>
      <ContactButton id={id} tntInstId={tntInstId} scene={scene} size={SIZE as never} />
    </View>
  )
}
