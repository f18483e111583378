import { Image } from '@tarojs/components'
import { imageAddress } from '@/domain/image-address'
import { system } from '@/platform/system/system'
import { classNames } from '../class-names'
import type { PictureProps } from './contract'
import styles from './picture.module.scss'

/** Fills its frame and waits until it is near, which the templates take for granted (`config/plugin-attributes`). */
export function Picture({ src, alt, className, width = 750, color, isOwnFile, isHighPriority }: PictureProps) {
  return (
    <Image
      src={isOwnFile ? src : (imageAddress(src, width, system.isOldPhone()) ?? '')}
      lazyLoad={isHighPriority ? false : undefined}
      aria-label={alt || undefined}
      className={classNames(styles.picture, className)}
      style={color ? { backgroundColor: color } : undefined}
    />
  )
}
