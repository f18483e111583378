import { mediaAddress } from '@/domain/media-address'
import { classNames } from '../class-names'
import type { PictureProps } from './contract'
import styles from './picture.module.scss'

/** A plain `<img>`: the browser loads it lazily by itself and shows its words where it is missing. */
export function Picture({ src, alt, className, color, isImportant }: PictureProps) {
  return (
    <div className={classNames(styles.picture, className)} style={color ? { backgroundColor: color } : undefined}>
      <img
        className={styles.image}
        src={mediaAddress(src)}
        alt={alt}
        loading={isImportant ? 'eager' : 'lazy'}
        decoding="async"
        {...(isImportant && { fetchpriority: 'high' })}
      />
    </div>
  )
}
