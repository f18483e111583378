import type { TextAreaProps } from './contract'
import styles from './text-area.module.scss'

const ROWS = 4

/** The browser's own field for several lines. */
export function TextArea({ id, value, maxLength, label, placeholder, onChange, onLeave, ...props }: TextAreaProps) {
  return (
    <textarea
      id={id}
      className={styles.area}
      rows={ROWS}
      value={value}
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.isInvalid ? props.describedBy : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  )
}
