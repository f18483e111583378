import { BareButton } from '../bare-button/bare-button'
import type { ServiceButtonProps } from './contract'

/** WeChat and Xiaohongshu know whose chat it is. */
export function ServiceButton({ id, children }: ServiceButtonProps) {
  return (
    <BareButton id={id} openType="contact">
      {children}
    </BareButton>
  )
}
