import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { IconProps } from './contract'
import styles from './icon.module.scss'
import icons from './icons.generated.module.scss'

/** A mask over the colour of the text: mini-programs draw no SVG of the page. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return <View className={classNames(styles.icon, styles.mask, styles[size], icons[name], className)} />
}
