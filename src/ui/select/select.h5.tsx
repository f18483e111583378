import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { SelectProps } from './contract'
import styles from './select.module.scss'

/** The browser's own list: it knows keyboards, wheels and long lists. It lies unseen over the words. */
export function Select<Key extends string>({ options, selected, onSelect, ...props }: SelectProps<Key>) {
  const chosen = options.find(({ key }) => key === selected)
  return (
    <span className={classNames(styles.select, props.className)}>
      <span className={classNames(styles.words, !chosen && styles.placeholder)} aria-hidden>
        {(chosen && props.shownText) ?? chosen?.text ?? props.placeholder}
      </span>
      <Icon className={styles.icon} name="chevron-down" size="small" />
      <select
        id={props.id}
        className={styles.native}
        value={chosen?.key ?? ''}
        disabled={props.isDisabled}
        aria-label={props.label}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.isInvalid ? props.describedBy : undefined}
        onChange={(event) => {
          const option = options.find(({ key }) => key === event.target.value)
          if (option) onSelect(option.key)
        }}
      >
        {!chosen && (
          <option value="" disabled>
            {props.placeholder}
          </option>
        )}
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
