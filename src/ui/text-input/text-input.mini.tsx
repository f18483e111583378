import { Input } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import type { InputKind, TextInputProps } from './contract'
import styles from './text-input.module.scss'

/** Keyboards that every vendor has. */
const KEYBOARDS: Partial<Record<InputKind, 'number' | 'idcard'>> = {
  digits: 'number',
  phone: 'number',
  code: 'number',
  document: 'idcard',
}

/** Between a field and the keyboard, px: the message below the field stays in sight while it is mended. */
const ABOVE_KEYBOARD_PX = 64

/** The vendor's own input. */
export function TextInput({ kind, className, onChange, onLeave, onEnter, ...props }: TextInputProps) {
  const { revealCount = 0 } = props
  const [isFocused, setFocused] = useState(props.hasAutoFocus ?? false)
  useEffect(() => {
    if (revealCount > 0) setFocused(true)
  }, [revealCount])

  return (
    <Input
      id={props.id}
      className={classNames(styles.input, className)}
      type={KEYBOARDS[kind] ?? 'text'}
      password={kind === 'password' || kind === 'newPassword'}
      value={props.value}
      maxlength={props.maxLength}
      placeholder={props.placeholder}
      aria-label={props.label}
      focus={isFocused}
      cursorSpacing={ABOVE_KEYBOARD_PX}
      confirmType={confirmTypeOf(kind, onEnter !== undefined)}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={() => {
        setFocused(false)
        onLeave?.()
      }}
      onConfirm={() => onEnter?.()}
    />
  )
}

function confirmTypeOf(kind: InputKind, hasEnter: boolean): 'search' | 'go' | 'done' {
  if (kind === 'search') return 'search'
  return hasEnter ? 'go' : 'done'
}
