import { classNames } from '../class-names'
import type { IconProps } from './contract'
import styles from './icon.module.scss'

/** One of the paths in the page (config/h5-icons.ts): of every mask a browser makes a document of its own. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles.strokes, styles[size], className)} viewBox="0 0 24 24" aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
