import { View } from '@tarojs/components'
import styles from './toast.module.scss'

/** A short notice over the page; read out by assistive tools when it appears. */
export function Toast({ text }: { text: string }) {
  return (
    <View className={styles.layer}>
      <View className={styles.toast} role="alert" aria-live="assertive">
        {text}
      </View>
    </View>
  )
}
