import { Textarea } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useComposition } from '../text-input/use-composition'
import type { TextAreaProps } from './contract'
import styles from './text-area.module.scss'

/** Between the field and the keyboard, px: the message below the field stays in sight while it is mended. */
const ABOVE_KEYBOARD_PX = 64

/** Vendors draw it in a grey of too little contrast; styles of classes do not reach it everywhere. */
const PLACEHOLDER_STYLE = 'color: var(--sub)'

/** The vendor's own field for several lines. */
export function TextArea({ id, value, maxLength, label, placeholder, revealCount = 0, ...props }: TextAreaProps) {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    if (revealCount > 0) setFocused(true)
  }, [revealCount])

  const composition = useComposition(value, props.onChange)
  return (
    <Textarea
      id={id}
      className={styles.area}
      value={composition.shown}
      maxlength={maxLength}
      placeholder={placeholder}
      placeholderStyle={PLACEHOLDER_STYLE}
      aria-label={label}
      focus={isFocused}
      cursorSpacing={ABOVE_KEYBOARD_PX}
      onInput={(event) => composition.change(event.detail.value)}
      onKeyboardCompositionStart={composition.begin}
      onKeyboardCompositionEnd={() => composition.end()}
      onBlur={() => {
        composition.end()
        setFocused(false)
        props.onLeave?.()
      }}
    />
  )
}
