import { Button } from '@tarojs/components'
import type { PhoneButtonProps } from './contract'
import { VENDOR_BUTTON_CLASS } from './vendor-button-class'

export function PhoneButton({ id, children, onAnswer }: PhoneButtonProps) {
  return (
    <Button
      id={id}
      className={VENDOR_BUTTON_CLASS}
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => onAnswer(detail)}
    >
      {children}
    </Button>
  )
}
