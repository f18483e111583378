import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import styles from './skeleton.module.scss'

/** A grey stand-in for something that is on its way; `className` gives it the size of the real thing. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <View className={classNames(styles.block, className)} />
}
