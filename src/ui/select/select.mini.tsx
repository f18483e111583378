import { Picker, Text, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { SelectProps } from './contract'
import styles from './select.module.scss'

/** The vendor's own wheel. */
export function Select<Key extends string>({ options, selected, onSelect, ...props }: SelectProps<Key>) {
  const at = options.findIndex(({ key }) => key === selected)
  const chosen = options[at]
  return (
    <Picker
      id={props.id}
      className={classNames(styles.picker, props.className)}
      mode="selector"
      range={options.map(({ text }) => text)}
      value={Math.max(0, at)}
      disabled={props.isDisabled}
      onChange={({ detail }) => {
        const option = options[Number(detail.value)]
        if (option) onSelect(option.key)
      }}
    >
      <View
        className={styles.select}
        role="button"
        aria-label={`${props.label} ${chosen?.text ?? ''}`}
        aria-disabled={props.isDisabled || undefined}
      >
        <Text className={classNames(styles.words, !chosen && styles.placeholder)}>
          {(chosen && props.shownText) ?? chosen?.text ?? props.placeholder}
        </Text>
        <Icon className={styles.icon} name="chevron-down" size="small" />
      </View>
    </Picker>
  )
}
