import { Button, type ButtonProps } from '@tarojs/components'
import { classNames } from '../class-names'
import styles from './bare-button.module.scss'

/** A button of the vendor's, for what only such a button may ask; it looks like what is in it. */
export function BareButton({ className, ...props }: ButtonProps) {
  return <Button {...props} className={classNames(styles.button, className)} />
}
