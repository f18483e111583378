import { Image } from '@tarojs/components'
import { mediaAddress } from '@/domain/media-address'
import { classNames } from '../class-names'
import type { PictureProps } from './contract'
import styles from './picture.module.scss'

export function MiniPicture({ src, alt, className, color, isImportant }: PictureProps) {
  return (
    <Image
      src={mediaAddress(src) ?? ''}
      mode="aspectFill"
      lazyLoad={!isImportant}
      aria-label={alt || undefined}
      className={classNames(styles.picture, className)}
      style={color ? { backgroundColor: color } : undefined}
    />
  )
}
