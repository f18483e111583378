import { Button } from '@tarojs/components'
import { classNames } from '../class-names'
import type { ShareButtonProps } from './contract'
import styles from './share-button.module.scss'

export function VendorShareButton({ id, className, children }: ShareButtonProps) {
  return (
    <Button id={id} openType="share" className={classNames(styles.button, className)}>
      {children}
    </Button>
  )
}
