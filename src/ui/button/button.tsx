import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.scss'

interface ButtonProps {
  children: ReactNode
  kind?: 'primary' | 'secondary' | 'plain'
  size?: 'medium' | 'small'
  /** As wide as its place. */
  isWide?: boolean
  isDisabled?: boolean
  /** Shows that work is under way, and ignores further taps. */
  isBusy?: boolean
  label?: string
  id?: string
  className?: string
  onPress(): void
}

export function Button({
  children,
  kind = 'primary',
  size = 'medium',
  isWide,
  isBusy,
  isDisabled,
  ...rest
}: ButtonProps) {
  return (
    <Pressable
      {...rest}
      isDisabled={isDisabled || isBusy}
      className={classNames(
        styles.button,
        styles[kind],
        styles[size],
        isWide && styles.wide,
        isDisabled && styles.disabled,
        rest.className,
      )}
    >
      {isBusy ? (
        <>
          <Spinner className={styles.spinner} />
          <View>{children}</View>
        </>
      ) : (
        children
      )}
    </Pressable>
  )
}
