import type { InputHTMLAttributes } from 'react'
import { classNames } from '../class-names'
import { type InputKind, nativeLength, type TextInputProps } from './contract'
import styles from './text-input.module.scss'
import { useComposition } from './use-composition'

/** No `type="number"`: it drops leading zeros, takes "e", and turns with the mouse wheel. */
const ATTRIBUTES: Readonly<Record<InputKind, InputHTMLAttributes<HTMLInputElement>>> = {
  text: { autoComplete: 'off' },
  name: { autoComplete: 'name' },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  typedCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  document: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  idCard: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  address: { autoComplete: 'street-address' },
  search: { autoComplete: 'off', autoCorrect: 'off', spellCheck: false, enterKeyHint: 'search' },
}

/** The browser's own input. */
export function TextInput({ kind, className, onChange, onLeave, onEnter, ...props }: TextInputProps) {
  const composition = useComposition(props.value, onChange)
  return (
    <input
      type="text"
      enterKeyHint={onEnter ? 'go' : undefined}
      {...ATTRIBUTES[kind]}
      id={props.id}
      className={classNames(styles.input, className)}
      value={composition.shown}
      maxLength={nativeLength({ kind, maxLength: props.maxLength })}
      placeholder={props.placeholder}
      aria-label={props.label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.isInvalid ? props.describedBy : undefined}
      // biome-ignore lint/a11y/noAutofocus: a page that is one field, opened by the user to fill it in
      autoFocus={props.hasAutoFocus}
      onChange={(event) => composition.change(event.target.value)}
      onCompositionStart={composition.begin}
      onCompositionEnd={(event) => composition.end(event.currentTarget.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        // Enter that ends the writing of a Chinese word is not the end of the form.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
      }}
    />
  )
}
