import type { DayInputProps } from './contract'
import styles from './day-input.module.scss'

/** The browser's own: it knows keyboards, wheels and calendars. */
export function DayInput({ id, label, value, first, last, describedBy, isInvalid, onPick }: DayInputProps) {
  return (
    <input
      id={id}
      className={styles.value}
      type="date"
      value={value}
      min={first}
      max={last}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? describedBy : undefined}
      onChange={(event) => onPick(event.target.value)}
    />
  )
}
