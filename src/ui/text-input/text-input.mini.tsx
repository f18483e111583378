import { Input } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { type InputKind, nativeLength, type TextInputProps } from './contract'
import { keyboardOf } from './keyboards'
import styles from './text-input.module.scss'
import { useComposition } from './use-composition'

/** Between a field and the keyboard, px: the message below the field stays in sight while it is mended. */
const ABOVE_KEYBOARD_PX = 64

/** Vendors draw it in a grey of too little contrast; styles of classes do not reach it everywhere. */
const PLACEHOLDER_STYLE = 'color: var(--sub)'

/** The vendor's own input. */
export function TextInput({ kind, className, onChange, onLeave, onEnter, ...props }: TextInputProps) {
  const { revealCount = 0 } = props
  const [isFocused, setFocused] = useState(props.hasAutoFocus ?? false)
  useEffect(() => {
    if (revealCount > 0) setFocused(true)
  }, [revealCount])

  const composition = useComposition(props.value, onChange)
  return (
    <Input
      id={props.id}
      className={classNames(styles.input, className)}
      type={keyboardOf(kind)}
      password={kind === 'password' || kind === 'newPassword'}
      value={composition.shown}
      maxlength={nativeLength({ kind, maxLength: props.maxLength })}
      placeholder={props.placeholder}
      placeholderStyle={PLACEHOLDER_STYLE}
      aria-label={props.label}
      focus={isFocused}
      cursorSpacing={ABOVE_KEYBOARD_PX}
      confirmType={confirmTypeOf(kind, onEnter !== undefined)}
      onInput={(event) => composition.change(event.detail.value)}
      onKeyboardCompositionStart={composition.begin}
      onKeyboardCompositionEnd={() => composition.end()}
      onBlur={() => {
        composition.end()
        setFocused(false)
        onLeave?.()
      }}
      onConfirm={() => {
        composition.end()
        onEnter?.()
      }}
    />
  )
}

function confirmTypeOf(kind: InputKind, hasEnter: boolean): 'search' | 'go' | 'done' {
  if (kind === 'search') return 'search'
  return hasEnter ? 'go' : 'done'
}
