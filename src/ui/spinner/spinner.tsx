import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import styles from './spinner.module.scss'

/** A turning ring in the colour of the text. Its owner also has a text for what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <View className={classNames(styles.spinner, className)} />
}
