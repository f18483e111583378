import { useComposition } from '../text-input/use-composition'
import type { TextAreaProps } from './contract'
import styles from './text-area.module.scss'

const ROWS = 4

/** The browser's own field for several lines. */
export function TextArea({ id, value, maxLength, label, placeholder, onChange, onLeave, ...props }: TextAreaProps) {
  const composition = useComposition(value, onChange)
  return (
    <textarea
      id={id}
      className={styles.area}
      rows={ROWS}
      value={composition.shown}
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.isInvalid ? props.describedBy : undefined}
      onChange={(event) => composition.change(event.target.value)}
      onCompositionStart={composition.begin}
      onCompositionEnd={(event) => composition.end(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
