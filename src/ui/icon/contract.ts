import type { IconName } from './icon-name'

/** A drawing in the colour of the text. It says nothing to assistive tools: what it stands for is said beside it. */
export interface IconProps {
  name: IconName
  /** 16, 20, 24 or 56 px. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  className?: string
}
