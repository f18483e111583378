import { Button } from '@tarojs/components'
import type { PhoneButtonProps } from './contract'
import { VENDOR_BUTTON_CLASS } from './vendor-button-class'

/** Alipay's button grants the permission; the number is fetched after it. */
export function PhoneButton({ id, children, onAnswer }: PhoneButtonProps) {
  return (
    <Button
      id={id}
      className={VENDOR_BUTTON_CLASS}
      openType="getAuthorize"
      scope="phoneNumber"
      onGetAuthorize={({ detail }) => onAnswer(detail)}
      onError={({ detail }) => onAnswer(detail)}
    >
      {children}
    </Button>
  )
}
