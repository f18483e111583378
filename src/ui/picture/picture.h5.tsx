import { imageAddress } from '@/domain/image-address'
import { system } from '@/platform/system/system'
import { classNames } from '../class-names'
import type { PictureProps } from './contract'
import styles from './picture.module.scss'

/** A plain `<img>`, which the browser loads lazily by itself. What is seen where it does not come: `src/index.html`. */
export function Picture({ src, alt, className, width = 750, color, isOwnFile, isHighPriority }: PictureProps) {
  return (
    <div className={classNames(styles.picture, className)} style={color ? { backgroundColor: color } : undefined}>
      <img
        className={styles.image}
        src={imageAddress(src, isOwnFile ? undefined : width, system.isOldPhone())}
        alt={alt}
        loading={isHighPriority ? 'eager' : 'lazy'}
        decoding="async"
        {...(isHighPriority && { fetchpriority: 'high' })}
      />
    </div>
  )
}
