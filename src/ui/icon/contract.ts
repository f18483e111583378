import type { IconName } from './icon-name'

/** A drawing in the colour of the text. It is hidden from assistive tools: its meaning stands beside it as text. */
export interface IconProps {
  name: IconName
  /** 16, 20, 24 or 56 px. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  className?: string
}
