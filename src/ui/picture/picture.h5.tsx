import type { SyntheticEvent } from 'react'
import { imageAddress } from '@/domain/image-address'
import { system } from '@/platform/system/system'
import { classNames } from '../class-names'
import type { PictureProps } from './contract'
import styles from './picture.module.scss'

/** A plain `<img>`, which the browser loads lazily by itself. */
export function Picture({ src, alt, className, width, color, isHighPriority }: PictureProps) {
  return (
    <div className={classNames(styles.picture, className)} style={color ? { backgroundColor: color } : undefined}>
      <img
        className={styles.image}
        src={imageAddress(src, width, system.isOldPhone())}
        alt={alt}
        loading={isHighPriority ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={settle}
        onError={settle}
        {...(isHighPriority && { fetchpriority: 'high' })}
      />
    </div>
  )
}

/**
 * Where a picture did not come, what stands behind it is seen instead of the browser's broken one; screen readers still
 * find its words, as they would not on what is hidden.
 */
function settle({ type, currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.opacity = type === 'error' ? '0' : ''
}
