import { Button, type ButtonProps } from '@tarojs/components'
import { classNames } from '../class-names'
import styles from './bare-button.module.scss'

/** A button of the vendor, for permissions that only such a button can request; it looks like its content. */
export function BareButton({ className, ...props }: ButtonProps) {
  return <Button {...props} className={classNames(styles.button, className)} />
}
