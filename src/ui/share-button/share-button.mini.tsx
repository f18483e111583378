import { BareButton } from '../bare-button/bare-button'
import type { ShareButtonProps } from './contract'

export function ShareButton({ id, className, children }: ShareButtonProps) {
  return (
    <BareButton id={id} openType="share" className={className}>
      {children}
    </BareButton>
  )
}
