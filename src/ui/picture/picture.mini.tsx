import { Image } from '@tarojs/components'
import { imageAddress } from '@/domain/image-address'
import { system } from '@/platform/system/system'
import { classNames } from '../class-names'
import type { PictureProps } from './contract'
import styles from './picture.module.scss'

export function Picture({ src, alt, className, width, color, isOwnFile, isHighPriority }: PictureProps) {
  return (
    <Image
      src={isOwnFile ? src : (imageAddress(src, width, system.isOldPhone()) ?? '')}
      mode="aspectFill"
      lazyLoad={!isHighPriority}
      aria-label={alt || undefined}
      className={classNames(styles.picture, className)}
      style={color ? { backgroundColor: color } : undefined}
    />
  )
}
