import { Button } from '@tarojs/components'
import type { PhoneButtonProps } from './contract'
import styles from './phone-button.module.scss'

export function VendorPhoneButton({ id, children, onAnswer }: PhoneButtonProps) {
  return (
    <Button
      id={id}
      className={styles.button}
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => onAnswer(detail)}
    >
      {children}
    </Button>
  )
}
