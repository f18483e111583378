import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import styles from './icon.module.scss'
import type { IconName } from './icon-name'
import icons from './icons.generated.module.scss'

interface IconProps {
  name: IconName
  /** 16, 20, 24 or 56 px. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  className?: string
}

/** A drawing in the colour of the text. It says nothing to assistive tools: what it stands for is said beside it. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return <View className={classNames(styles.icon, styles[size], icons[name], className)} />
}
