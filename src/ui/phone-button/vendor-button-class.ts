import buttonStyles from '../button/button.module.scss'
import { classNames } from '../class-names'
import styles from './phone-button.module.scss'

/** A button of the vendor's that looks like ours. */
export const VENDOR_BUTTON_CLASS = classNames(
  buttonStyles.button,
  buttonStyles.primary,
  buttonStyles.medium,
  buttonStyles.wide,
  styles.vendor,
)
