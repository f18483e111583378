import type { DayFieldProps } from './contract'
import styles from './day-field.module.scss'

/** The browser's own: it knows keyboards, wheels and calendars. */
export function DayField({ id, label, value, first, last, onPick }: DayFieldProps) {
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.label}>{label}</span>
      <input
        id={id}
        className={styles.value}
        type="date"
        value={value}
        min={first}
        max={last}
        onChange={(event) => onPick(event.target.value)}
      />
    </label>
  )
}
