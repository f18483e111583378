import type { ButtonProps } from '@tarojs/components'
import { BareButton } from '../bare-button/bare-button'
import type { ServiceButtonProps } from './contract'

/** Douyin opens the chat of an account; Taro's types do not know it (config/plugin-attributes). */
export function ServiceButton({ id, service, children }: ServiceButtonProps) {
  const im = { openType: 'im', imId: service.imId ?? '' } as unknown as ButtonProps
  return (
    <BareButton id={id} {...im}>
      {children}
    </BareButton>
  )
}
