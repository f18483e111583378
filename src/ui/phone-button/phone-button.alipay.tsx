import { Button } from '@tarojs/components'
import type { PhoneButtonProps } from './contract'
import { VENDOR_LOOKS } from './vendor-looks'

/** Alipay's button gives leave to ask; the number comes after it. */
export function PhoneButton({ id, children, onAnswer }: PhoneButtonProps) {
  return (
    <Button
      id={id}
      className={VENDOR_LOOKS}
      openType="getAuthorize"
      scope="phoneNumber"
      onGetAuthorize={({ detail }) => onAnswer(detail)}
      onError={({ detail }) => onAnswer(detail)}
    >
      {children}
    </Button>
  )
}
