import { Button } from '@tarojs/components'
import type { PhoneButtonProps } from './contract'
import { VENDOR_LOOKS } from './vendor-looks'

export function VendorPhoneButton({ id, children, onAnswer }: PhoneButtonProps) {
  return (
    <Button
      id={id}
      className={VENDOR_LOOKS}
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => onAnswer(detail)}
    >
      {children}
    </Button>
  )
}
